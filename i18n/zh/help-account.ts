import type { TranslationOf } from '../define-messages.ts';
import type { helpAccount as english } from '../en/help-account.ts';

export const helpAccount: TranslationOf<typeof english> = {
  title: '账号、隐私与安全',
  changeAccountQuestion: '怎么修改名称、邮箱或手机号？',
  changeAccountAnswer:
    '在个人资料中修改。邮箱和手机号用于登录，更换时需输入当前密码，新邮箱或新手机号通过验证码验证后生效。买家只能看到名称，看不到邮箱和手机号。',
  changeAccountKeywords: '编辑资料 更新 联系方式 改名 用户名 昵称',
  changePasswordQuestion: '怎么修改密码？',
  changePasswordAnswer:
    '在个人资料中输入当前密码后修改。新密码至少8个字符，且不能是常见密码。修改后其他设备都会退出登录。',
  changePasswordKeywords: '新密码 重置 改密码 安全',
  forgotPasswordQuestion: '忘记密码了，可以发给我吗？',
  forgotPasswordAnswer:
    '无法发送，因为系统只保存密码的单向哈希值。请在登录页点击“忘记密码？”，验证码会发送到你的邮箱或手机，凭验证码即可设置新密码。设置后所有设备都会退出登录。',
  forgotPasswordKeywords: '找回密码 重置 丢失 无法登录 登不上 锁定',
  sessionsQuestion: '设备不在身边，怎么退出登录？',
  sessionsAnswer:
    '个人资料中按浏览器和系统列出了登录设备。点击“退出其他设备”，除当前设备外全部退出。30天未使用的登录会自动失效。',
  sessionsKeywords: '手机丢失 被盗 登录设备 会话 远程退出 下线',
  tooManyTriesQuestion: '提示“尝试次数过多”，被锁了吗？',
  tooManyTriesAnswer:
    '只是暂时限制。同一网络多次输错密码后，等待时间会逐渐延长，最长15分钟。在其他网络下仍可正常登录。',
  tooManyTriesKeywords: '封锁 锁定 等待 频率限制 密码错误 登录失败',
  whatIsStoredQuestion: 'Snapbazaar保存了我的哪些信息？',
  whatIsStoredAnswer:
    '邮箱或手机号、名称、密码的单向哈希值、登录会话、上传和发布的内容、各项选择、积分记录、账单和沙盒账本，以及发给我们的留言。在设置中点击“下载我的数据”，即可在一个文件中获取全部内容。',
  whatIsStoredKeywords: '个人信息 个人数据 隐私 收集 跟踪 cookie gdpr',
  cookiesQuestion: '本站使用Cookie或跟踪器吗？',
  cookiesAnswer:
    '不使用广告Cookie，也没有跟踪器。商品浏览量按天和国家/地区汇总，不识别访客身份；开启“请勿跟踪”的浏览器完全不计入。登录会话、主题、语言、货币和商品草稿保存在浏览器本地存储中。通过Google等其他网站登录时，会使用一个有效期为10分钟的Cookie。',
  cookiesKeywords: 'cookie 追踪 统计 广告 隐私 请勿跟踪',
  behavioralDataQuestion: '“允许收集行为数据”是允许什么？',
  behavioralDataAnswer:
    '允许统计工作台的使用情况，以便改善使用体验。默认关闭，勾选后才开启，可随时取消，是否勾选会保存在账号中。',
  behavioralDataKeywords: '个性化 复选框 优化买家看到的商品 统计 同意 授权',
  downloadDataQuestion: '可以下载我的数据吗？',
  downloadDataAnswer: '可以。在设置中可下载一个JSON文件，包含本服务器上与账号有关的全部数据，即时生成，次数不限。',
  downloadDataKeywords: '导出 备份 副本 json gdpr 下载我的数据',
  closeAccountQuestion: '怎么注销账号？',
  closeAccountAnswer:
    '在设置中输入密码后注销。商品会立即从商城撤下，个人数据会被删除，所有设备都会退出登录。沙盒账本的记录仅保留数字，不含姓名。注销后无法恢复，请先下载数据。',
  closeAccountKeywords: '删除账号 销号 取消 离开 退订 清除',
  themeCurrencyQuestion: '在哪里设置主题、语言和货币？',
  themeCurrencyAnswer: '在设置中。侧边栏也可切换主题。这些选择保存在此浏览器中，所有打开的标签页同步生效。',
  themeCurrencyKeywords: '深色模式 浅色 夜间 外观 偏好 显示',
};

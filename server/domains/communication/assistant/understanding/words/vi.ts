import type { ConceptWords } from './concept.ts';

export const vi: ConceptWords = {
  filler:
    'là, của, và, hoặc, ở, trong, cho, với, có, không, ạ, nhé, xin, xin chào, chào, cảm ơn, hiện tại, bây giờ, đang, tất cả, được, những, các, một, cái, thì, đã, hãy, giúp, làm ơn, này, đó, vậy, mà, bị, ơi, à, nha, nhá, vâng, dạ, ad, shop ơi, bạn, cho hỏi, hỏi, muốn hỏi, muốn biết, biết, muốn, cần, phải, lại, rồi, chưa, nữa, cả, hết, tổng cộng, tổng, trên, tại, đây, ở đây, ở trên, về, từ, đến, tới, cũng, vẫn đang, hiện, hiện nay, hiện giờ, lúc này, giờ, đang có, hiện có, có những, người, đi, với ạ, sẽ, nếu, để, vào, ra, mỗi, tốn, bị mất, sàn, web, trang này, thế, nhỉ, hả, hay, dang, bao giờ cũng, chi, trong đó, tốn mất, giùm, dùm, hộ, với nhé, thử, luôn, cứ, vừa, đều, nhiều, đó là, trước, sau, khi, do, ko, k, hok, dc, đc, vs, mấy cái này, nè, á, co, cua, khong, la, duoc, nhung, cac, chọn, ai đó, làm, bỏ, đưa, để ý, lên, xuống, nhận, thấy, từng, thêm vào, ấy, kia, loại, ạ shop, ad ơi, sang, qua, theo, hiện đang, thật, quá, lắm, vẫn còn, xem nào, thì phải, ấy nhỉ, vĩnh viễn, hẳn, đây ạ, nhe, nghen, nghe, đi ạ, cụ thể, khoảng, cỡ, chừng, so với, mới được, giờ này, tự, bằng, rằng, nên, chắc, chút, tí, xíu, một chút, giúp mình, giúp tôi, giúp em, cho mình hỏi, cho em hỏi, cho tôi hỏi, app, app này, hệ thống, bên bạn, bên đó, mọi người, ai đấy, lần, mỗi lần, mat, roi, chua, cau nay, câu này',
  mine: 'tôi, của tôi, mình, của mình, tôi có, chúng tôi, em, tớ, tui, mình có, bên mình, shop mình, của em, của shop, chúng mình, bọn mình, toi, minh, cua toi, cua minh',
  'how many': 'bao nhiêu cái, mấy cái, số lượng, mấy, tổng số, may cai, may, bao nhiêu người, mấy người, mấy tấm, đếm',
  'how much':
    'bao nhiêu, bao nhiêu tiền, bao nhiêu phần trăm, mấy phần trăm, bao nhiêu %, nhiêu, bn, bao nhiu, phần trăm, ra sao, mấy tiền, thế nào rồi, tính sao, tính thế nào, tính như thế nào, tính bao nhiêu, bao nhieu, hết bao nhiêu, tốn bao nhiêu, mất bao nhiêu, là bao nhiêu, được bao nhiêu, bao nhiêu vậy, như nào rồi, thế nào ạ, khoảng bao nhiêu, nhiều không, có nhiều không, bao nhiêu lận',
  show: 'cho tôi xem hết, cho xem hết, xem hết, nào, gì, những gì, cái nào, hiển thị, cho xem, cho tôi xem, xem, liệt kê, những sản phẩm nào, món nào, coi, cho mình xem, cho em xem, xem giúp, kiểm tra, danh sách, cho biết, gồm những gì, là gì, gì vậy, cái gì, liệt kê giúp, xem thử, đâu, nao, gi, cho xem hết, xem hết, liệt kê ra, mở xem, cho coi, coi giúp, xem lại, gồm, gồm có, là những gì, tra cứu',
  'how to':
    'làm thế nào, làm sao, như thế nào, thế nào, cách, ở đâu, bằng cách nào, làm sao để, làm thế nào để, làm như nào, như nào, kiểu gì, sao, làm gì, cách nào, chỗ nào, đâu vậy, hướng dẫn, phải làm sao, phải làm gì, thì làm sao, phải làm thế nào, the nao, lam sao, lam the nao, cach, o dau, ra lam sao, vào đâu, vào chỗ nào, ở chỗ nào, ở mục nào, mục nào, bấm vào đâu, thì vào đâu, bằng cách gì, qua đâu, qua kênh nào, làm ra sao, thế nào vậy, phải vào đâu, thao tác, các bước',
  'can I':
    'có thể, được không, tại sao, vì sao, khi nào, ai, có được không, được ko, dc không, có thể không, bao giờ, lúc nào, bao lâu, mấy ngày, tại sao lại, khi nao, bao gio, có cần',
  listing:
    'sản phẩm, mặt hàng, món hàng, tin đăng, hàng, bán, cửa hàng, tin, món, món đồ, đồ, shop, gian hàng, bài đăng, bài, sp, hàng hóa, sản phẩm trong shop, bán hàng, tin bán, tin rao, món bán, san pham, ban hang, cửa tiệm, mua bán, mỗi đơn bán, ban, hang, sản phẩm của tôi, hàng của tôi, mặt hàng nào, mọi thứ, quầy hàng, tiệm, rao bán, bán đồ, hàng bán, đồ bán, sạp',
  live: 'đang hiển thị, đã đăng, hoạt động, trực tuyến, đang bán, đang đăng, đang đăng bán, đã đăng bán, đăng rồi, đã đăng rồi, đang rao, đang rao bán, đang mở bán, đang hoạt động, đang lên, đang hiện, đang còn bán, dang ban, da dang, đã lên, đã đăng lên, đăng được, đã đăng được, đăng lên, đang được bán, còn đang bán, đang chạy, đang đăng lên, đang trưng bày, đang mở, còn bán, đã lên shop',
  publish: 'đăng giúp, đăng bán, đăng',
  paused:
    'tạm dừng, đang tạm dừng, tạm ẩn, tạm ngưng, tạm ngừng, đang tạm ngưng, ngưng bán, đang ẩn, bị ẩn, đã ẩn, tạm ngừng bán, tạm ngưng bán, đã tạm dừng, bị tạm dừng, đang bị ẩn, đang dừng, không bán nữa, tam dung, tam an, tam ngung, đang tạm ẩn, đang bị tạm ẩn, bị tạm ẩn, đang ngưng bán, đang ngừng bán, đang ngưng, đang ngừng, tạm khóa, tạm đóng, bị tạm ngưng, dừng lại, đã dừng, đang tạm ngừng, đang tạm dừng bán, tắt hiển thị',
  newest:
    'mới nhất, gần đây, mới, mới đây, vừa đăng, cuối cùng, moi nhat, gần nhất, vừa rồi, mới xong, lần cuối, hồi nãy',
  draft:
    'bản nháp, nháp, chưa đăng, chưa xuất bản, bản thảo, tin nháp, chưa đăng bán, chưa hoàn thành, chưa xong, chưa đăng lên, đang làm dở, làm dở, chưa được đăng, lưu nháp, chua dang, ban nhap, nhap, chưa up, chưa lên, còn bản nháp, bản nháp nào, chưa đăng xong, đăng dở, chưa làm xong, chưa đăng tin, chưa gửi đăng, soạn dở, dang dở, đang soạn, chưa hoàn tất, chưa xong hết, mà chưa đăng, nhưng chưa đăng, còn nháp, lưu tạm',
  period:
    'tháng này, tháng trước, tuần này, tuần trước, năm nay, năm ngoái, hôm qua, hôm nay, tháng rồi, tháng vừa rồi, tuần rồi, tháng, tuần, năm, bữa nay, hôm kia, ngày hôm qua, từ đầu tháng, đến nay, từ trước đến nay, thang nay, thang truoc, tuan nay, hom nay, hom qua, nam nay, trong tháng, trong tuần, ngày, ngày hôm nay, sáng nay, tối qua, tuần vừa rồi, tuần qua, tháng qua, năm rồi, quý này, quý trước, mỗi tháng, hàng tháng, mỗi ngày, hàng ngày, dạo này, bữa giờ, đầu tháng, cuối tháng',
  still: 'còn, còn lại, vẫn, còn thiếu, con, con lai',
  ready: 'xong, xong chưa, hoàn thành, sẵn sàng',
  analysis: 'phân tích',
  photo: 'ảnh, hình, hình ảnh, bức ảnh',
  cheapest: 'rẻ nhất, giá thấp nhất, giá rẻ nhất, rẻ nhứt, thấp nhất, re nhat, gia re nhat, gia thap nhat',
  dearest: 'đắt nhất, giá cao nhất, mắc nhất, giá đắt nhất, cao nhất, dat nhat, mac nhat, gia cao nhat',
  price: 'giá, giá bán, giá cả, giá tiền, gia, gia ban',
  state: 'trạng thái, tình trạng',
  text: 'mô tả, tiêu đề, văn bản, nội dung',
  describe: 'miêu tả, hãy mô tả',
  create:
    'viết, soạn, thiết kế, tạo, dịch, gợi ý, đề xuất, vẽ, tính, tóm tắt, tìm kiếm, tìm, nghĩ, viết giúp, viết cho, viết hộ, soạn giúp, làm giúp, làm cho tôi, thiết kế giúp, dịch sang, dịch giúp, nghĩ giúp, giới thiệu, vẽ giúp, chỉ cho, tư vấn, viet, thiet ke, dich, ve, đặt tiêu đề, đặt tên, nghĩ ra, viết tiêu đề, làm cho mình, làm poster, làm giùm, làm hộ, làm một, làm cái, nghĩ ra giúp, viết giùm, viết dùm, dịch câu, đặt giúp, sáng tác, chế, lên ý tưởng, cho ý tưởng, vẽ cho, dịch hộ',
  act: 'xóa, xoá, thêm, tải lên, đặt giá, gửi, mua, thanh toán, nạp tiền, hủy, giảm giá, tăng giá, hoàn tiền, cập nhật, sửa giúp, xóa hết, xoá hết, xóa giúp, giảm, tăng, hạ giá, ẩn giúp, tắt, bật, đổi giúp, chuyển tiền, nhắn, trả lời, nạp, hủy bỏ, mua giúp, xoa, giam gia, tang gia, gỡ hết, gỡ giúp, giảm hết, đăng hộ',
  ad: 'quảng cáo, áp phích, khẩu hiệu, poster, banner, câu quảng cáo, tờ rơi, slogan, caption',
  income:
    'thu nhập, doanh thu, lợi nhuận, tiền lời, lời, lãi, kiếm được, tiền bán hàng, doanh số, thu về, bán được bao nhiêu tiền, thu được, doanh thu bán hàng, kiếm, lợi tức, thu nhap, loi nhuan, doanh so, kiem duoc, tiền thu, tiền kiếm được, thu được bao nhiêu, bán được bao nhiêu, kiếm được bao nhiêu, tiền thu về, lãi lời, doanh thu tổng',
  balance:
    'số dư, ví, số dư ví, số dư tài khoản, tiền trong ví, trong ví, ví tiền, ví của tôi, tiền còn, còn tiền, so du, vi, vi tien, còn bao nhiêu tiền, có bao nhiêu tiền, tiền, số tiền, tien, ví mình, ví còn, tiền trong tài khoản, trong ví còn, ví điện tử, số dư hiện tại, ví còn tiền, tiền nong',
  invoice:
    'hóa đơn, hoá đơn, hóa đơn nào, phiếu thu, biên lai, hoa don, hoá đơn nào, hóa đơn chưa trả, chưa trả, chưa thanh toán, bill, phiếu thanh toán',
  orders:
    'đơn hàng, đã bán, bán được, khách hàng, người mua, đơn, đơn mới, đơn đặt hàng, khách, khách mua, người đặt, đặt hàng, đã mua, bán ra, bán rồi, lượt bán, lượt mua, mua hàng, don hang, don, khach hang, người đã mua, chốt đơn, bán được hàng, bán được mấy đơn, có đơn, có khách, ai mua, ai đặt, có ai mua, có ai đặt, khách đặt, người mua hàng, đơn nào, ra đơn, lên đơn, có người mua, có người đặt',
  views:
    'lượt xem, khách truy cập, lượt truy cập, lượt view, view, người xem, bao nhiêu lượt xem, người ghé, ghé xem, ghé thăm, truy cập, lượt click, click, lượt nhấp, đã xem, người vào xem, vào xem, khách ghé, khách xem, người coi, luot xem, nguoi xem, lượt ghé, người đã xem, người xem hàng, lượt xem gian hàng, xem sản phẩm, xem shop, xem hàng, người đã ghé, lượt vào, vào shop, ghé shop, ghé gian hàng, người ghé thăm, ai xem, có ai xem, lượt tiếp cận, lượng truy cập',
  tokens: 'token, tokens, t4l, điểm, điểm thưởng, xu',
  account: 'tài khoản, hồ sơ, acc, nick, tai khoan',
  password: 'mật khẩu, mk, pass, password, mat khau, mật mã, mật khẩu mới, mật khẩu cũ',
  forgot:
    'quên, không nhớ, mất, lấy lại, khôi phục, quen, đặt lại, ko nhớ, không nhớ nổi, chẳng nhớ, bị quên, lỡ quên, hổng nhớ, không còn nhớ',
  change:
    'đổi, thay đổi, sửa, chỉnh sửa, chỉnh, chỉnh lại, sửa lại, đổi lại, thay, cập nhật lại, chỉnh giá, doi, thay doi, sua, chinh sua, điều chỉnh, thay mới, đổi mới, thay thế, chuyển sang, chuyển, đổi qua, sửa đổi, đổi giá, sửa giá',
  close: 'đóng, khóa, khoá, hủy tài',
  'close account':
    'xóa tài khoản, xoá tài khoản, hủy tài khoản, đóng tài khoản, khóa tài khoản, xóa acc, xoa tai khoan, xóa nick, xóa tài khoản vĩnh viễn, xóa luôn tài khoản, bỏ tài khoản, không dùng tài khoản nữa, xoá acc, khóa acc',
  pause: 'ngừng bán, gỡ, ẩn, tạm dừng bán, dừng bán, ngưng bán hàng, gỡ xuống, gỡ bỏ, hạ xuống, gỡ tin, ẩn tin',
  category: 'danh mục, ngành hàng, phân loại, loại hàng, danh muc',
  wrong:
    'sai, không đúng, nhầm, lộn, chưa đúng, bị sai, bị nhầm, chọn nhầm, chọn sai, đăng nhầm, để nhầm, nhầm lẫn, bị lộn, để sai',
  language: 'ngôn ngữ, thứ tiếng, tiếng nào, tiếng, tiếng gì, mấy thứ tiếng, mấy ngôn ngữ, ngon ngu',
  shipping:
    'vận chuyển, giao hàng, gửi hàng, gửi, cần gửi, phải gửi, chưa gửi, cần giao, chưa giao, ship, giao, cước, van chuyen, giao hang, gửi đồ, chuyển hàng, giao đến, ship hàng, ship đồ, gửi bưu điện, bưu kiện',
  'shipping cost':
    'phí vận chuyển, phí giao hàng, phí ship, tiền ship, phi ship, tiền vận chuyển, cước phí, phí gửi hàng, tiền gửi, tiền cước, tiền giao hàng, phí chuyển hàng, giá ship, cước vận chuyển, gia ship',
  place:
    'nhật, nhật bản, nước ngoài, hàn quốc, thái lan, trung quốc, mỹ, việt nam, trong nước, các nước, nước khác, nhat ban, nuoc ngoai, lào, campuchia, đài loan, châu âu, singapore, malaysia, úc, pháp, đức, anh quốc, hà nội, sài gòn, tỉnh',
  fee: 'phí, hoa hồng, chiết khấu, lệ phí, phí bán hàng, phí sàn, thu phí, mất phí, tốn phí, thu hoa hồng, thu, phi, hoa hong, cắt, trừ phí, trừ, ăn chia, ăn hoa hồng, tốn tiền, mất tiền, có tốn tiền, có mất tiền, trả phí, miễn phí, đóng phí, chi phí, tốn kém, bị trừ, bị cắt, phí dịch vụ, phí giao dịch, phí hoa hồng, phí đăng tin, phí đăng bán, trừ bao nhiêu, lấy phí, ăn phần trăm',
  contact:
    'liên hệ, hỗ trợ, nhân viên, gặp, gặp nhân viên, gặp người, nói chuyện, tổng đài, hotline, chăm sóc khách hàng, cskh, khiếu nại, báo lỗi, góp ý, tư vấn viên, lien he, ho tro, nhan vien, người thật, gọi điện, admin, liên lạc, phản ánh, chăm sóc khách, bộ phận hỗ trợ, số điện thoại, gọi cho, nhắn cho shop, người hỗ trợ, trợ giúp, ban quản trị',
  paid: 'nhận được tiền, nhận tiền, trả tiền, tiền về, nhận được thanh toán, chuyển khoản cho, trả tiền cho, lấy tiền, được trả, rút được tiền, nhan tien, tiền về ví, tiền về tài khoản, nhận được, nhận thanh toán, được nhận tiền, được chuyển tiền, được trả tiền, tiền được chuyển, có tiền, lấy được tiền, bán xong',
  withdraw: 'rút tiền, rút, rut tien, chuyển về ngân hàng',
  large:
    'kích thước, lớn, dung lượng, bao nhiêu mb, dung lượng tối đa, mb, to, nặng, tối đa, định dạng, kich thuoc, nặng bao nhiêu, độ phân giải, bao nhiêu mb thì, tối đa bao nhiêu, bao nhiêu mega, mega, lớn nhất, đuôi file, kích cỡ, tải ảnh, tải lên tối đa, ảnh tải lên',
  'best seller':
    'bán chạy, bán chạy nhất, bán nhiều nhất, bán được nhiều nhất, bán tốt nhất, hàng hot, hot nhất, được mua nhiều nhất, ưa chuộng nhất, phổ biến nhất, ban chay, ban chay nhat, bán chạy hàng đầu, đắt hàng, đắt hàng nhất, sản phẩm chạy nhất, chạy nhất',
  'worst seller':
    'bán ế, ế, ế ẩm, bán chậm, bán chậm nhất, bán ít nhất, bán kém nhất, bán kém, bán tệ nhất, không ai mua, chẳng ai mua, không bán được, khó bán, khó bán nhất, ban cham, bán không chạy, ế nhất',
  'to do':
    'cần làm, phải làm, nên làm, cần làm gì, phải làm gì, nên làm gì, việc cần làm, việc phải làm, cần xử lý, phải xử lý, chờ xử lý, việc gấp, gấp, khẩn, cần gấp, đang chờ tôi, chờ tôi, hạn chót, quá hạn, đến hạn, sắp đến hạn, nhiệm vụ, công việc, tồn đọng',
  stock:
    'tồn kho, kho, hết hàng, sắp hết, sắp hết hàng, còn ít, còn ít hàng, gần hết, gần hết hàng, cháy hàng, số lượng còn, còn mấy cái, còn bao nhiêu cái, nhập thêm, nhập thêm hàng, ton kho, het hang, hàng tồn, trong kho',
  reviews: 'đánh giá, nhận xét, sao, mấy sao, bao nhiêu sao, xếp hạng, điểm đánh giá, danh gia, phản hồi, số sao',
  'and then': 'còn, thế còn, vậy còn, thì sao, thì, vậy, thế, còn về',
};

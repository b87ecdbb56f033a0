import type { RequestWords } from './request-words.ts';

export const vi: RequestWords = {
  never:
    'tài khoản, mật khẩu, rút tiền, rút, ngân hàng, hoàn tiền, xóa, xoá, chuyển tiền, thanh toán, gửi, đơn hàng, đơn, mã giảm giá, email, số điện thoại, phí ship, phí vận chuyển, trả tiền',
  not: 'đừng, không, chưa, trừ, ngoại trừ, nếu, khỏi, chớ',
  set: 'đặt, đặt giá, đổi, đổi giá, thay đổi, sửa, sửa giá, chỉnh, chỉnh giá, cập nhật, để giá, điều chỉnh, cho giá, đặt lại, chỉnh lại, sửa lại, đổi lại, để',
  raise: 'tăng, tăng giá, nâng, nâng giá, lên giá',
  lower: 'giảm, giảm giá, hạ, hạ giá, bớt, bớt giá, xuống giá',
  discount: 'khuyến mãi, khuyến mại, sale, chiết khấu',
  add: 'thêm, nhập thêm, bổ sung, cộng thêm, mới về, mới nhập, nhập',
  remove: 'trừ bớt, trừ đi',
  stock: 'tồn kho, kho, số lượng, hàng tồn, tồn, trong kho, số lượng tồn, còn lại, kho hàng',
  'sold out': 'hết hàng, cháy hàng, bán hết',
  pause:
    'tạm ngưng bán, tạm dừng, tạm ngưng, ngừng bán, ngưng bán, dừng bán, ẩn, tạm dừng bán, gỡ xuống, tạm ẩn, tạm ngừng, tạm ngừng bán, hạ xuống',
  resume:
    'bán lại, mở bán lại, tiếp tục bán, bật lại, mở lại, hiện lại, bỏ ẩn, đăng lại, mở bán, kích hoạt lại, bán tiếp',
  away: 'nghỉ bán, đóng cửa hàng, đóng shop, đóng cửa, tạm đóng cửa, nghỉ phép, đi nghỉ, nghỉ lễ, nghỉ tết, kỳ nghỉ, tạm nghỉ, nghỉ, đóng cửa tiệm, chế độ nghỉ, tạm đóng shop, tạm đóng cửa hàng, đi vắng',
  back: 'mở cửa lại, mở lại cửa hàng, mở lại shop, hết nghỉ, kết thúc kỳ nghỉ, hủy kỳ nghỉ, huỷ kỳ nghỉ, kết thúc nghỉ, mở shop lại, mở cửa hàng lại',
  shop: 'cửa hàng, shop, tiệm, gian hàng',
  close: 'đóng',
  open: 'mở',
  price:
    'giá, giá bán, giá tiền, đặt giá, đổi giá, sửa giá, chỉnh giá, để giá, cho giá, tăng giá, nâng giá, lên giá, giảm giá, hạ giá, bớt giá, xuống giá',
  until: 'đến, tới, đến hết, cho đến, đến ngày, tới ngày, đến hết ngày, cho tới, tới hết, cho đến ngày',
  from: 'từ, từ ngày, bắt đầu từ, kể từ',
  to: 'thành, còn, xuống còn, là, lên, xuống, bằng, sang, lên thành, xuống thành, lại thành, có, ở mức, đến, tới, ở',
  all: 'tất cả, toàn bộ, mọi, các, hết tất cả, tất cả các, toàn bộ các, cả',
  filler:
    'của, cho, giúp, hộ, nhé, ạ, với, tôi, mình, em, sản phẩm, món, cái, chiếc, mặt hàng, hàng, hãy, làm ơn, xin, muốn, ngày, thêm, mới, những, và, đi, giùm, này, nha, được không, được không ạ, trong, bây giờ, nữa, lại, vào, thì, cần, đôi, bộ, chai, cuốn, quyển, tạm thời, đang bán, bán, trên, bật, vui lòng, sẽ, hôm nay, shop ơi, ngay, đèn nhé',
  ask: 'bao nhiêu, làm sao, thế nào, cách, tại sao, khi nào, mấy, có nên, nào, gì, sao, chưa',
};

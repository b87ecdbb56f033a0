import type { TranslationOf } from '../define-messages.ts';
import type { helpPrices as english } from '../en/help-prices.ts';

export const helpPrices: TranslationOf<typeof english> = {
  title: 'Giá, quốc gia và mục tiêu',
  priceEstimateQuestion: 'Khoảng giá được ước tính như thế nào?',
  priceEstimateAnswer:
    'Từ một bảng giá chào bán phổ biến đã được rà soát cho loại hàng đó, điều chỉnh theo chất liệu và tình trạng. Đây là con số ước tính có ghi ngày, không phải lời chào giá và cũng không phải giá thị trường theo thời gian thực. Bạn tự đặt giá; chỉ cần là một số lớn hơn 0.',
  priceEstimateKeywords: 'chi phí gợi ý giá đúng chọn giá bao nhiêu tiền đáng giá trị đề xuất',
  localCurrenciesQuestion: 'Giá bằng tiền địa phương lấy từ đâu?',
  localCurrenciesAnswer:
    'Giá của bạn tính bằng đô la Mỹ. Các loại tiền khác được quy đổi theo bảng tỷ giá tham khảo có ghi ngày và hiển thị kèm dấu “≈”. Giá quy đổi chỉ để tham khảo, không dùng để thanh toán.',
  localCurrenciesKeywords: 'tỷ giá baht yên euro đồng quy đổi usd tiền tệ đô la vnd',
  countriesQuestion: 'Vì sao các quốc gia này được đề xuất?',
  countriesAnswer:
    'Dựa trên một bảng đã được rà soát về nơi có nhu cầu với hàng thuộc danh mục đó. Bạn có thể bỏ quốc gia không muốn và thêm quốc gia muốn bán; phải còn ít nhất một quốc gia. Lựa chọn này hiển thị trên tin đăng và người mua có thể lọc theo đó.',
  countriesKeywords: 'chọn quốc gia như thế nào khu vực bán ở đâu thị trường vui lòng chọn quốc gia đề xuất xuất khẩu',
  platformsQuestion: 'So sánh nền tảng là gì?',
  platformsAnswer:
    'Là ước tính về mức giá phổ biến và mức độ phù hợp của loại hàng bạn bán với Shopee, Lazada, TikTok Shop, Amazon, eBay và Etsy, dựa trên các trang biểu phí công khai. Snapbazaar không đăng bán lên đó thay bạn và không có liên kết với các công ty này.',
  platformsKeywords: 'shopee lazada amazon ebay etsy tiktok so sánh sàn phí',
  forecastQuestion: 'Dự báo doanh số được tính như thế nào?',
  forecastAnswer:
    'Bằng phép tính đơn giản: số lượng nhân với giá trung bình ra doanh số. Ví dụ hiển thị trước khi bạn nhập: ngân sách $50 tương ứng với GMV khoảng $800 khi bán 40 sản phẩm với giá trung bình $20; số liệu của bạn cũng tính như vậy. Đây là công cụ giúp lên kế hoạch, không phải cam kết.',
  forecastKeywords: 'gmv mục tiêu chỉ tiêu số lượng ngân sách dự đoán mục tiêu doanh số tháng',
  campaignQuestion: 'Nút Chạy chiến dịch có tiêu ngân sách marketing của tôi không?',
  campaignAnswer:
    'Không. Nút này lưu mục tiêu và ngân sách cùng tin đăng rồi mở bước vận chuyển. Không có quảng cáo nào được mua và không có khoản tiền nào bị trừ.',
  campaignKeywords: 'quảng cáo trả tiền chi tiêu marketing tính phí mua trước trả sau',
  fulfilmentQuestion: 'Tôi có thể chọn những cách giao hàng nào?',
  fulfilmentAnswer:
    'Tự đóng gói và gửi hàng, dùng đối tác vận chuyển của sàn, hoặc để đơn vị vận chuyển đến lấy hàng. Lựa chọn được lưu cùng tin đăng. Snapbazaar không đặt đơn giao hàng và không báo cho đơn vị vận chuyển: các đơn vị nêu ở bước 4 chỉ để bạn tham khảo.',
  fulfilmentKeywords:
    'gửi hàng ra nước ngoài singapore thái lan vận chuyển logistics giao hàng shipper dhl fedex maersk bưu kiện ship quốc tế',
  shippingCostQuestion: 'Phí vận chuyển là bao nhiêu?',
  shippingCostAnswer:
    'Bước 4 hiển thị mức ước tính theo cân nặng cho từng quốc gia bạn chọn. Giá của đơn vị vận chuyển mới là giá chính thức; hãy hỏi họ trước khi báo giá cho người mua.',
  shippingCostKeywords: 'cước bưu phí cân nặng phí giao hàng phí ship quốc tế',
};

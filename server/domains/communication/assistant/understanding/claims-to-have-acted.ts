/** Sentences in which a model would claim, in another language than English, to have changed something. */
const claims = [
  ...['ลบให้แล้ว', 'แก้ไขให้แล้ว', 'เปลี่ยนให้แล้ว', 'เผยแพร่ให้แล้ว', 'ปิดการขายให้แล้ว', 'เพิ่มให้แล้ว', 'ส่งให้แล้ว'],
  ...['已为您', '已为你', '已经为您', '已经为你', '已帮您', '已帮你', '我已删除', '我已修改', '我已发布', '我已下架'],
  ...['削除しました', '変更しました', '更新しました', '公開しました', '停止しました', '追加しました', '送信しました'],
  ...['삭제했', '변경했', '수정했', '게시했', '중지했', '추가했', '보냈습니다', '보냈어요'],
  ...['tôi đã xóa', 'tôi đã xoá', 'tôi đã đổi', 'tôi đã sửa', 'tôi đã đăng', 'tôi đã cập nhật', 'tôi đã gửi'],
  ...['he eliminado', 'he borrado', 'he cambiado', 'he actualizado', 'he publicado', 'he pausado', 'he enviado'],
];

/** The assistant cannot act, so a sentence that claims it did is false. */
export function claimsToHaveActed(text: string): boolean {
  const lowerCase = text.normalize('NFC').toLowerCase();
  if (claims.some((claim) => lowerCase.includes(claim))) return true;
  return /\bI(['’]ve| have| just| already){1,3} (now |just |already |successfully ){0,3}(published|deleted|removed|paused|changed|updated|set|created|added|sent|closed|edited|uploaded|ordered|paid|withdrawn|cancelled)\b/i.test(
    text,
  );
}

/**
 * Runs as the first thing in the body, so that a dark page is never light for a moment and a signed-in person never sees
 * the guest's header. Its text is static, because cached pages allow it by its hash.
 */
export const firstPaintScript = `(function (body) {
  body.theme = 'light';
  try {
    if (localStorage.getItem('snapbazaar.theme') === 'dark') body.theme = 'dark';
    var session = JSON.parse(localStorage.getItem('snapbazaar.session'));
    if (session && session.token) body.session = session.user_type;
  } catch (storageIsForbiddenOrBroken) {}
})(document.body.dataset);`;

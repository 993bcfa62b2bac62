// Runs before the first paint. A file of its own because the content security policy refuses inline scripts.

/** Sets the theme, and whether the frame of the product is shown until its first screen stands. */
(function () {
  function read(json) {
    try {
      var value = JSON.parse(json);
      return value && typeof value === 'object' ? value : {};
    } catch {
      // What cannot be read means the default.
      return {};
    }
  }
  function readStored() {
    try {
      return localStorage.getItem('auth');
    } catch {
      // A browser may keep its storage from pages.
      return null;
    }
  }
  function readCookie() {
    var match = document.cookie.match(/(?:^|; )recto-ui=([^;]*)/);
    try {
      return match ? decodeURIComponent(match[1]) : '';
    } catch {
      return '';
    }
  }
  var preferences = read(readCookie());
  var root = document.documentElement;
  var theme = preferences.theme;
  if (theme !== 'light' && theme !== 'dark') {
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = theme;

  // The same as `nextStepOf` and `useSidebar` say once they are there.
  var session = read(readStored());
  var user = session.user || {};
  var path = window.location.pathname.toLowerCase().replace(/\/+$/, '');
  var owesSecondStep =
    !session.mfaVerified &&
    Array.isArray(user.userAttributes) &&
    user.userAttributes.some(function (attribute) {
      return attribute && attribute.Name === 'custom:mfaEnabled' && attribute.Value === '1';
    });
  var frameless = ['/forgot-password', '/confirm-forgot-password', '/change-password', '/mfa'];
  var isFramed = user.token && !user.mustChangePassword && !owesSecondStep && !frameless.includes(path);
  var hasRoom = window.innerWidth >= (path === '/batch-element' ? 1600 : 1200);
  var sidebar = hasRoom ? preferences.sidebar || 'expanded' : preferences.narrowSidebar || 'collapsed';
  root.dataset.startup = isFramed ? (sidebar === 'collapsed' ? 'collapsed' : 'expanded') : 'none';
})();

/** Says it when the first script does not arrive: nothing else could, and the page would stay empty. */
(function () {
  function element(tag, className, text) {
    var made = document.createElement(tag);
    made.className = className;
    if (text) made.textContent = text;
    return made;
  }
  function show() {
    var main = element('main', 'flex min-h-dvh px-6 py-20');
    var content = element('div', 'm-auto w-full max-w-[420px]');
    var again = element('a', 'link mt-5 inline-block', 'Try this page again');
    again.href = window.location.href;
    var text = 'This page could not be loaded: the server cannot be reached, or has a newer version of it.';
    var message = element('p', 'mt-2 text-[15px] text-ink-2 leading-[22px]', text);
    message.setAttribute('role', 'alert');
    content.append(
      element('h1', 'font-read text-[34px] leading-[42px]', 'Something Went Wrong'),
      message,
      again,
    );
    main.append(content);
    document.getElementById('root').replaceChildren(main);
  }
  window.addEventListener(
    'error',
    function (event) {
      var script = event.target;
      if (!(script instanceof HTMLScriptElement) || script.type !== 'module') return;
      console.error('Start error', script.src);
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
})();

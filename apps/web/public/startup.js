// Runs before the first paint. A file of its own because the content security policy refuses inline scripts.

/** Sets the theme, and whether the frame is shown until the first screen stands, as `nextStepOf` and `useSidebar` would. */
(function () {
  // What is missing, unreadable or kept from pages means the default.
  function read(find) {
    try {
      return JSON.parse(find()) || {};
    } catch {
      return {};
    }
  }
  var chosen = read(function () {
    return decodeURIComponent(document.cookie.match(/(?:^|; )recto-ui=([^;]*)/)[1]);
  });
  var session = read(function () {
    return localStorage.getItem('auth');
  });
  var user = session.user || {};
  var path = window.location.pathname;
  var root = document.documentElement.dataset;
  var theme = chosen.theme;
  if (theme !== 'light' && theme !== 'dark') {
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.theme = theme;
  var isFramed =
    user.token &&
    !user.mustChangePassword &&
    (session.mfaVerified || !/"custom:mfaEnabled","Value":"1"/.test(JSON.stringify(user))) &&
    !/^\/(mfa|change-password|(confirm-)?forgot-password)\/*$/i.test(path);
  var hasRoom = window.innerWidth >= (/^\/batch-element/i.test(path) ? 1600 : 1200);
  var sidebar = hasRoom ? chosen.sidebar || 'expanded' : chosen.narrowSidebar || 'collapsed';
  root.startup = isFramed ? sidebar : 'none';
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

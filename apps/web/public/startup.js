// Sets the theme before the first paint. A file of its own because the content security policy refuses inline scripts.
(function () {
  var theme = 'system';
  try {
    var match = document.cookie.match(/(?:^|; )recto-ui=([^;]*)/);
    if (match) theme = JSON.parse(decodeURIComponent(match[1])).theme;
  } catch {
    // An unreadable cookie means the default.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();

import type { Plugin } from 'vite';

const STYLES = /[ \t]*<link rel="stylesheet"[^>]* href="\/assets\/[^>]+>\n?/g;

/**
 * Puts the styles of the product behind what index.html shows until they are there: in the head they would keep every
 * line of it from being painted. Scripts wait for them wherever they stand.
 */
export const stylesLast = (): Plugin => ({
  name: 'recto:styles-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles = html.match(STYLES)?.join('') ?? '';
      if (styles === '') this.error('index.html names no styles of the product');
      return html.replace(STYLES, '').replace('</body>', `${styles}</body>`);
    },
  },
});

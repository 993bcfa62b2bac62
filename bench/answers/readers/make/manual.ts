/** Takes what is to be read out of the HTML pages of manuals. */

/** The body of a page of a manual, without what only helps to walk between its pages. */
export function manualBody(html: string): string {
  const sphinx = /<div class="body" role="main">([\s\S]*?)<div class="(?:clearer|sphinxsidebar)"/.exec(
    html,
  )?.[1];
  const readTheDocs = /<div itemprop="articleBody">([\s\S]*?)<footer>/.exec(html)?.[1];
  const body = sphinx ?? readTheDocs ?? /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
  return body
    .replace(/<div class="nav(?:header|footer)">[\s\S]*?<\/table>(?:<hr ?\/?>)?/g, '')
    .replace(/<ul class="docnav[^"]*"[\s\S]*?<\/ul>/g, '')
    .replace(/<div id="banner">[\s\S]*?<\/div>/g, '')
    .replace(/<p id="title">[\s\S]*?<\/p>/g, '')
    .replace(/<div class="toc">[\s\S]*?<\/dl>\s*<\/div>/g, '')
    .replace(/<a class="headerlink"[\s\S]*?<\/a>/g, '')
    .replace(/<(script|style|object)[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:link|meta|img)[^>]*>/g, '');
}

/**
 * The plain paragraphs and headings of a body of a page of the Hindi help. Those that are not translated (fewer
 * Devanagari than Latin letters) are left out.
 */
export function hindiParagraphs(body: string): string[] {
  const content = /<div id="DisplayArea"[\s\S]*/.exec(body)?.[0] ?? body;
  return [...content.matchAll(/<(p|h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , paragraph = '']) => plainText(paragraph))
    .filter((text) => {
      const translated = text.match(/[\u0900-\u097f]/g)?.length ?? 0;
      return translated > 3 && translated > (text.match(/[A-Za-z]/g)?.length ?? 0);
    });
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => SIGNS[name] ?? ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

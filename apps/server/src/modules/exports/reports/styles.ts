import { Html } from '#kernel/html.ts';

/** Paper and ink, on the screen and in print. */
export const REPORT_STYLES = new Html(`
:root { color-scheme: light; }
body { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.5rem; background: #fff; color: #1c1e24; font: 15px/1.55 system-ui, sans-serif; }
h1 { margin: 0; font: 600 28px/1.25 Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 0; padding-bottom: .4rem; border-bottom: 1px solid #e5e4e0; font-size: 17px; overflow-wrap: anywhere; break-after: avoid; }
h3 { margin: 0 0 .35rem; font-size: 14px; break-after: avoid; }
article { padding: 1rem 0; border-bottom: 1px solid #e5e4e0; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
ul { margin: .75rem 0 0; padding-inline-start: 1.2rem; }
figure { margin: .6rem 0 0; break-inside: avoid; }
blockquote { margin: 0; font-family: Georgia, serif; overflow-wrap: anywhere; white-space: pre-line; }
mark { background: #ffe27a; color: inherit; -webkit-box-decoration-break: clone; box-decoration-break: clone; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.close mark, .likely mark { background: #f4f3f0; }
figcaption { margin-top: .2rem; font-size: 12.5px; color: #4d5057; }
img { display: block; max-width: 100%; max-height: 24rem; margin-top: .6rem; border: 1px solid #e5e4e0; }
a { color: #2d52c6; }
.answer { font-size: 15px; white-space: pre-line; }
.result { font-weight: 600; color: #4d5057; }
.failed .result { color: #b42318; }
.review { font-size: 13px; }
.review.accepted { color: #1a7f4b; }
.review.wrong { color: #b42318; }
.review.check { color: #7a5300; }
.meta { font-size: 12.5px; color: #4d5057; }
@media print { body { max-width: none; padding: 0; } a { color: inherit; } }
`);

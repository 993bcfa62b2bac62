import { Html } from '#kernel/html.ts';

/**
 * Paper and ink, on the screen and in print. LibreOffice makes pages of it, which knows neither `rem` nor two classes of one
 * element, and `font` and `margin` only in parts.
 */
export const COMPARISON_STYLES = new Html(`
:root { color-scheme: light; }
@page { size: A4; margin: 18mm 16mm; }
body { max-width: 768px; margin: 0 auto; padding: 40px 24px 64px; background: #fff; color: #1c1e24; font-size: 13px; line-height: 1.5; font-family: Inter, system-ui, "Segoe UI", Arial, sans-serif; }
header { border-bottom: 2px solid #1c1e24; padding-bottom: 8px; color: #4d5057; font-size: 12px; }
h1 { margin-top: 18px; margin-bottom: 6px; font-weight: normal; font-size: 30px; line-height: 1.2; font-family: "Newsreader Variable", Newsreader, Georgia, "Noto Serif", "Liberation Serif", "DejaVu Serif", serif; overflow-wrap: anywhere; }
h2 { font-family: Inter, system-ui, "Segoe UI", Arial, sans-serif; margin-top: 38px; margin-bottom: 8px; font-size: 14px; break-after: avoid; }
p { margin-top: 4px; margin-bottom: 4px; overflow-wrap: anywhere; }
.lead { font-size: 18px; line-height: 1.45; font-family: "Newsreader Variable", Newsreader, Georgia, "Noto Serif", "Liberation Serif", "DejaVu Serif", serif; max-width: 640px; }
.files { width: 100%; margin: 22.4px 0 0; border-collapse: collapse; border-top: 1px solid #cdcac5; border-bottom: 1px solid #cdcac5; table-layout: fixed; }
.files td { padding: 11.2px 16px 12.8px 0; vertical-align: top; overflow-wrap: anywhere; }
.files td + td { padding-left: 19.2px; border-left: 1px solid #cdcac5; }
.file { margin-top: 0; margin-bottom: 0; }
.file b { font-size: 13.5px; }
.hash { font-size: 10.5px; line-height: 1.5; font-family: ui-monospace, Menlo, Consolas, monospace; color: #4d5057; overflow-wrap: anywhere; }
.quiet, .pages { color: #4d5057; font-size: 12px; }
.summary { margin: 0; padding-inline-start: 19.2px; }
.changes { width: 100%; border-collapse: collapse; table-layout: fixed; }
.changes th { padding: 4px 8px 6px 0; border-bottom: 1px solid #1c1e24; text-align: start; vertical-align: bottom; font-weight: normal; font-size: 11.5px; color: #4d5057; }
.changes td { padding: 5px 10px 5px 0; border-bottom: 1px solid #e5e4e0; vertical-align: top; overflow-wrap: anywhere; }
.changes tr { break-inside: avoid; }
.changes p { margin-top: 0; margin-bottom: 0; }
.words { font-size: 14px; line-height: 1.4; font-family: "Newsreader Variable", Newsreader, Georgia, "Noto Serif", "Liberation Serif", "DejaVu Serif", serif; }
.kind { font-weight: 600; }
.added .kind { color: #1a7f4b; } .removed .kind { color: #b42318; } .moved .kind { color: #6941c6; } .changed .kind { color: #7a5300; }
.accepted, .wrong, .check { font-size: 12.5px; }
.accepted { color: #1a7f4b; } .wrong { color: #b42318; } .check { color: #7a5300; }
.legend { font-size: 12px; color: #4d5057; }
.text, .text-marked, .text-running { font-size: 15px; line-height: 1.6; font-family: "Newsreader Variable", Newsreader, Georgia, "Noto Serif", "Liberation Serif", "DejaVu Serif", serif; white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 0; margin-bottom: 0; padding: 2px 0 2px 14px; }
.text-marked { padding-left: 12px; border-left: 2px solid #1c1e24; }
.text-running { color: #6b6e76; font-size: 12.5px; }
.same { margin-top: 6px; margin-bottom: 6px; padding-left: 14px; font-size: 12px; color: #4d5057; }
.same summary { cursor: pointer; width: fit-content; }
.same .text, .same .text-running { margin-left: -14px; }
.same .text { color: #1c1e24; }
del { color: #b42318; background: #ffedec; text-decoration: line-through; }
ins { color: #1a7f4b; background: #dbf9e6; text-decoration: underline; }
.from { color: #6941c6; background: #f1ebfd; text-decoration: line-through; }
.to { color: #6941c6; background: #f1ebfd; text-decoration: underline; }
.instead { margin-left: .25em; }
del, ins, .from, .to { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
footer { margin-top: 40px; padding-top: 9.6px; border-top: 1px solid #cdcac5; color: #4d5057; font-size: 12px; }
@media (max-width: 600px) {
.changes colgroup, .changes thead, .changes .number, .changes .none { display: none; }
.changes .pages::before { content: "page "; }
.changes tr { display: block; padding: 8px 0; border-bottom: 1px solid #e5e4e0; }
.changes td { display: block; padding: 0; border: 0; }
}
@media print { body { max-width: none; padding: 0; } }
`);

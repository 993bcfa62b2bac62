import { Html } from '#kernel/html.ts';

/** Paper and ink, on the screen and in print, and plain enough for programs that make pages of it. */
export const COMPARISON_STYLES = new Html(`
:root { color-scheme: light; }
@page { size: A4; margin: 18mm 16mm; }
body { max-width: 48rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; background: #fff; color: #1c1e24; font: 13px/1.5 Inter, system-ui, "Segoe UI", Arial, sans-serif; }
header { border-bottom: 2px solid #1c1e24; padding-bottom: .5rem; color: #4d5057; font-size: 12px; }
h1 { margin: 1.1rem 0 .4rem; font: 500 30px/1.2 "Newsreader Variable", Newsreader, Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 2.4rem 0 .5rem; font-size: 14px; break-after: avoid; }
h3 { margin: 0; font-size: 13.5px; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.lead { font: 18px/1.45 "Newsreader Variable", Newsreader, Georgia, serif; max-width: 40rem; }
.files { width: 100%; margin: 1.4rem 0 0; border-collapse: collapse; border-top: 1px solid #cdcac5; border-bottom: 1px solid #cdcac5; table-layout: fixed; }
.files td { padding: .7rem 1rem .8rem 0; vertical-align: top; overflow-wrap: anywhere; }
.files td + td { padding-left: 1.2rem; border-left: 1px solid #cdcac5; }
.files p { margin: 0; }
.files b { font-size: 13.5px; }
.hash { font: 10.5px/1.5 ui-monospace, Menlo, Consolas, monospace; color: #4d5057; overflow-wrap: anywhere; }
.quiet { color: #4d5057; font-size: 12px; }
.summary { margin: 0; padding-inline-start: 1.2rem; }
article { padding: .8rem 0 .9rem; border-top: 1px solid #e5e4e0; break-inside: avoid; }
article .what { font: 15px/1.45 "Newsreader Variable", Newsreader, Georgia, serif; }
.kind { font-weight: 600; }
.added .kind { color: #1a7f4b; } .removed .kind { color: #b42318; } .moved .kind { color: #6941c6; } .changed .kind { color: #7a5300; }
.review { font-size: 12.5px; }
.review.accepted { color: #1a7f4b; } .review.wrong { color: #b42318; } .review.check { color: #7a5300; }
.legend { font-size: 12px; color: #4d5057; }
.text { font: 15px/1.6 "Newsreader Variable", Newsreader, Georgia, serif; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: .12rem 0 .12rem .9rem; border-left: 2px solid transparent; }
.text.marked { border-left-color: #1c1e24; }
.text.running { color: #6b6e76; font-size: 12.5px; }
.same { margin: .35rem 0 .35rem .9rem; font-size: 12px; color: #4d5057; }
.same summary { cursor: pointer; width: fit-content; }
.same .text { margin-left: -.9rem; color: #1c1e24; }
del { color: #b42318; background: #ffedec; text-decoration: line-through; }
ins { color: #1a7f4b; background: #dbf9e6; text-decoration: underline; }
.from { color: #6941c6; background: #f1ebfd; text-decoration: line-through; }
.to { color: #6941c6; background: #f1ebfd; text-decoration: underline; }
del, ins, .from, .to { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
footer { margin-top: 2.5rem; padding-top: .6rem; border-top: 1px solid #cdcac5; color: #4d5057; font-size: 12px; }
@media print { body { max-width: none; padding: 0; } }
`);

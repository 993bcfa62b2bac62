const COLORS: Readonly<Record<string, string>> = {
  PDF: 'var(--type-pdf)',
  DOCX: 'var(--type-docx)',
  XLSX: 'var(--type-xlsx)',
};

/** A sheet with the file's type written on it. */
export const FileIcon = ({ type }: { type: string }) => (
  <svg viewBox="0 0 22 26" className="h-[26px] w-[22px] shrink-0" aria-hidden="true">
    <path
      d="M3 .75h10.6L21.25 8v15A2.25 2.25 0 0 1 19 25.25H3A2.25 2.25 0 0 1 .75 23V3A2.25 2.25 0 0 1 3 .75Z"
      fill="var(--surface)"
      stroke="var(--control)"
    />
    <path d="M13.5 1v5A2 2 0 0 0 15.5 8H21" fill="none" stroke="var(--control)" />
    <text
      x="11"
      y="19.5"
      textAnchor="middle"
      fontSize={type.length > 3 ? 6 : 7}
      fontWeight="700"
      fontFamily="var(--ui)"
      fill={COLORS[type] ?? 'var(--type-txt)'}
    >
      {type}
    </text>
  </svg>
);

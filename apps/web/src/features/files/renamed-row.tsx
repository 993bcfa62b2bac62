import type { FolderItem } from '@recto/contract/library';
import { Folder, FolderOpen } from 'lucide-react';
import { RenameField } from './rename-field.tsx';
import { indentPx } from './tree-row.tsx';

interface RenamedRowProps {
  readonly folder: FolderItem;
  readonly level: number;
  readonly selected: boolean;
  readonly expanded: boolean | undefined;
}

/** A folder of the tree while its name is edited. */
export function RenamedRow({ folder, level, selected, expanded }: RenamedRowProps) {
  const Icon = expanded ? FolderOpen : Folder;
  return (
    <div
      role="treeitem"
      tabIndex={-1}
      aria-label={folder.name}
      data-folder={folder._id}
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={selected}
      className="flex items-start gap-2 pe-1 text-ink-2"
      style={{ paddingInlineStart: indentPx(level) }}
    >
      <Icon aria-hidden="true" className="mt-2 size-4 shrink-0" />
      <RenameField item={folder} className="-ms-1 px-1.5 text-sm" />
    </div>
  );
}

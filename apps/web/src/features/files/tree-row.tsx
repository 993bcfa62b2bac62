import type { FolderItem } from '@recto/contract/library';
import { ChevronDown, ChevronRight, Ellipsis, Folder, FolderOpen, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { useItemDrag, useItemDrop } from './drag-items.ts';
import { onItemKey, openMenuAt } from './item-actions.ts';
import { useLocationState } from './use-location-state.ts';

interface TreeRowProps {
  /** Absent for the top. */
  folder?: FolderItem;
  name: string;
  /** The documents that its list shows. */
  count: number;
  level: number;
  selected: boolean;
  /** The one row that the Tab key comes to. */
  tabbable: boolean;
  /** Whether its folders are shown; undefined when it has none. */
  expanded: boolean | undefined;
  /** Absent on the top, which is always open. */
  onToggle?: () => void;
}

const INDENT_PX = 14;

/** Where what names a folder begins. */
export const indentPx = (level: number): number => 30 + (level - 1) * INDENT_PX;

function ProtectionBadge({ folder: { inheritedFrom } }: { folder: FolderItem }) {
  const text = inheritedFrom
    ? `Never sent outside, inherited from ${inheritedFrom.name}`
    : 'Never sent outside';
  return (
    <span title={text} className={cx('shrink-0', inheritedFrom && 'opacity-60')}>
      <ShieldCheck aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** One folder of the tree. Its arrow is for the pointer; the keyboard opens and closes by arrow keys. */
export function TreeRow({
  folder,
  name,
  count,
  level,
  selected,
  tabbable,
  expanded,
  onToggle,
}: TreeRowProps) {
  const { toFolder } = useLocationState();
  const id = folder?._id ?? null;
  const drag = useItemDrag();
  const drop = useItemDrop({ id, name }, expanded === false ? onToggle : undefined);
  const Icon = expanded && level > 1 ? FolderOpen : level === 1 ? FolderOpen : Folder;
  const Arrow = expanded ? ChevronDown : ChevronRight;
  return (
    <div
      className="group relative"
      {...drop.handlers}
      {...(folder && {
        onDragStart: (event) => drag.start([folder], event),
        onDragEnd: drag.end,
        onContextMenu: (event) => openMenuAt([folder], event),
        onKeyDown: (event) => onItemKey(folder, event),
      })}
    >
      <Link
        to={toFolder(id)}
        role="treeitem"
        data-folder={id ?? ''}
        aria-level={level}
        aria-expanded={expanded}
        aria-selected={selected}
        aria-current={selected ? 'page' : undefined}
        tabIndex={tabbable ? 0 : -1}
        draggable={folder !== undefined}
        className={cx(
          'flex h-8 items-center gap-2 rounded-control pe-2 text-sm transition-colors',
          selected ? 'bg-wash font-medium text-accent-ink' : 'text-ink-2 hover:bg-quiet',
          drop.isOver && 'bg-wash text-accent-ink outline-2 outline-accent -outline-offset-2',
          drop.obstacle !== null && 'opacity-50',
        )}
        style={{ paddingInlineStart: indentPx(level) }}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate" title={drop.obstacle ?? name}>
          {name}
        </span>
        {folder?.neverSendOutside && <ProtectionBadge folder={folder} />}
        {count > 0 && (
          <span className={cx('text-xs tabular-nums opacity-80', folder && 'group-hover:invisible')}>
            {count.toLocaleString('en-US')}
          </span>
        )}
      </Link>
      {folder && (
        // For the pointer alone, too: by keys there are F2, Delete and the menu key.
        <span
          aria-hidden="true"
          title={`Actions for ${name}`}
          onClick={(event) => openMenuAt([folder], event)}
          className="absolute inset-y-0 end-1 my-auto hidden size-6 cursor-pointer place-items-center rounded text-ink-2 hover:bg-quiet-2 group-hover:grid"
        >
          <Ellipsis className="size-4" />
        </span>
      )}
      {expanded !== undefined && onToggle && (
        // For the pointer alone: a tree holds nothing but its items, which the arrow keys open and close.
        <span
          aria-hidden="true"
          onClick={onToggle}
          className="absolute inset-y-0 my-auto grid size-6 cursor-pointer place-items-center rounded text-ink-2 hover:bg-quiet-2"
          style={{ insetInlineStart: 4 + (level - 1) * INDENT_PX }}
        >
          <Arrow className="size-3.5" />
        </span>
      )}
      {level === 1 && (
        <Arrow aria-hidden="true" className="absolute inset-y-0 start-2 my-auto size-3.5 text-ink-2" />
      )}
    </div>
  );
}

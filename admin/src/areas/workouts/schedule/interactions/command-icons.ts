import {
  IconArrowBarRight,
  IconBookmarkPlus,
  IconArrowBarLeft,
  IconCalendarUp,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconFileDots,
  IconLanguage,
  IconPencil,
  IconSend,
  IconTextCaption,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import type { CommandName } from '../commands.ts'

/** Each command's icon and keyboard shortcut. */
export const commandIcons = {
  edit: { icon: IconPencil, key: 'Enter' },
  'sub-header': { icon: IconTextCaption, key: undefined },
  copy: { icon: IconCopy, key: 'Ctrl C' },
  'copy-to': { icon: IconCalendarUp, key: undefined },
  move: { icon: IconCut, key: 'Ctrl X' },
  'move-to': { icon: IconCalendarUp, key: undefined },
  later: { icon: IconArrowBarRight, key: undefined },
  earlier: { icon: IconArrowBarLeft, key: undefined },
  duplicate: { icon: IconCopyPlus, key: undefined },
  'save-weeks': { icon: IconBookmarkPlus, key: undefined },
  publish: { icon: IconSend, key: undefined },
  unpublish: { icon: IconFileDots, key: undefined },
  languages: { icon: IconLanguage, key: undefined },
  delete: { icon: IconTrash, key: 'Del' },
} as const satisfies Record<CommandName, { icon: Icon; key: string | undefined }>

import {
  IconBooks,
  IconBuildingStore,
  IconCalendarWeek,
  IconDeviceDesktopCog,
  IconHistory,
  IconJumpRope,
  IconKey,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMap2,
  IconMapPin,
  IconMovie,
  IconPackage,
  IconRocket,
  IconSpeakerphone,
  IconTargetArrow,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { isAdminRole, type Role } from '@roundboard/domain'
import type { LinkProps } from '@tanstack/react-router'
import type { AppMessages } from '../shared/messages/app.ts'

const everyone = () => true
const isSuperAdmin = (role: Role) => role === 'super-admin'
const isNotApi = (role: Role) => role !== 'api-access'

/** Messages without arguments. */
type PlainWord = {
  [Key in keyof AppMessages]: AppMessages[Key] extends string ? Key : never
}[keyof AppMessages]

export interface NavigationEntry {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: PlainWord
  readonly icon: Icon
  readonly isFor: (role: Role) => boolean
  readonly hash?: string
  /** Another address of the same page. */
  readonly view?: NavigationEntry['to']
  /** Related pages: shown below it while one of them is open, and as tabs on each. */
  readonly pages?: readonly NavigationEntry[]
}

export interface NavigationSection {
  readonly label?: 'admin' | 'superAdmin'
  readonly entries: readonly NavigationEntry[]
}

const announcements = {
  to: '/admin/announcements',
  label: 'announcements',
  icon: IconSpeakerphone,
} as const

/** The menu of specification 2.6, with our additions below the entries they belong to. */
const navigation: readonly NavigationSection[] = [
  {
    entries: [
      { to: '/admin/dashboard', label: 'dashboard', icon: IconLayoutDashboard, isFor: everyone },
      { to: '/admin/profile', label: 'profile', icon: IconUser, isFor: isAdminRole },
      {
        to: '/admin/my-locations',
        label: 'myLocations',
        icon: IconMapPin,
        isFor: isNotApi,
        pages: [{ ...announcements, isFor: (role) => !isAdminRole(role) }],
      },
      { to: '/admin/help', hash: 'support', label: 'support', icon: IconLifebuoy, isFor: isNotApi },
    ],
  },
  {
    label: 'admin',
    entries: [
      {
        to: '/admin/locations',
        label: 'locations',
        icon: IconBuildingStore,
        isFor: isAdminRole,
        pages: [
          { to: '/admin/regions', label: 'regions', icon: IconMap2, isFor: isAdminRole },
          { ...announcements, isFor: isAdminRole },
        ],
      },
      {
        to: '/admin/rounds',
        label: 'rounds',
        icon: IconTargetArrow,
        isFor: isAdminRole,
        pages: [
          {
            to: '/admin/templates',
            view: '/admin/templates/weeks',
            label: 'library',
            icon: IconBooks,
            isFor: isAdminRole,
          },
          { to: '/admin/exercises', label: 'exercises', icon: IconJumpRope, isFor: isAdminRole },
          { to: '/admin/media', label: 'media', icon: IconMovie, isFor: isAdminRole },
        ],
      },
      { to: '/admin/schedule', label: 'schedule', icon: IconCalendarWeek, isFor: isAdminRole },
    ],
  },
  {
    label: 'superAdmin',
    entries: [
      { to: '/admin/users', label: 'users', icon: IconUsers, isFor: isSuperAdmin },
      { to: '/admin/logs', label: 'logs', icon: IconHistory, isFor: isSuperAdmin },
      { to: '/admin/releases', label: 'releases', icon: IconRocket, isFor: isSuperAdmin },
      {
        to: '/admin/system',
        label: 'system',
        icon: IconDeviceDesktopCog,
        isFor: isSuperAdmin,
        pages: [
          { to: '/admin/builds', label: 'builds', icon: IconPackage, isFor: isSuperAdmin },
          { to: '/admin/api-keys', label: 'apiKeys', icon: IconKey, isFor: isSuperAdmin },
        ],
      },
    ],
  },
]

const entriesFor = (entries: readonly NavigationEntry[], role: Role): NavigationEntry[] =>
  entries
    .filter(({ isFor }) => isFor(role))
    .map(({ pages = [], ...entry }) => ({ ...entry, pages: entriesFor(pages, role) }))

/** The sections and entries for a role. */
export const navigationFor = (role: Role): NavigationSection[] =>
  navigation
    .map((section) => ({ ...section, entries: entriesFor(section.entries, role) }))
    .filter(({ entries }) => entries.length > 0)

/** A menu entry and its related pages. */
export const groupOf = ({ pages = [], ...entry }: NavigationEntry): NavigationEntry[] => [
  entry,
  ...pages,
]

/** Whether a path is an entry's or below it. */
export const isBelow = (path: string, { to }: NavigationEntry) =>
  path === to || path.startsWith(`${to}/`)

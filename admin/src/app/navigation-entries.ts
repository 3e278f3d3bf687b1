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
import type { AppMessages } from '../shared/messages/app.ts'

const everyone = () => true
const isSuperAdmin = (role: Role) => role === 'super-admin'
const isNotApi = (role: Role) => role !== 'api-access'

/** The words that take no parameters. */
type PlainWord = {
  [Key in keyof AppMessages]: AppMessages[Key] extends string ? Key : never
}[keyof AppMessages]

export interface NavigationEntry {
  readonly to:
    | '/admin/dashboard'
    | '/admin/profile'
    | '/admin/my-locations'
    | '/admin/announcements'
    | '/admin/help'
    | '/admin/locations'
    | '/admin/rounds'
    | '/admin/schedule'
    | '/admin/templates'
    | '/admin/exercises'
    | '/admin/media'
    | '/admin/users'
    | '/admin/api-keys'
    | '/admin/logs'
    | '/admin/releases'
    | '/admin/builds'
    | '/admin/system'
  readonly label: PlainWord
  readonly icon: Icon
  readonly isFor: (role: Role) => boolean
  readonly hash?: string
}

export interface NavigationSection {
  readonly label?: 'admin' | 'superAdmin'
  readonly entries: readonly NavigationEntry[]
}

/** The menu of specification 2.6. */
export const navigation = [
  {
    entries: [
      { to: '/admin/dashboard', label: 'dashboard', icon: IconLayoutDashboard, isFor: everyone },
      { to: '/admin/profile', label: 'profile', icon: IconUser, isFor: isAdminRole },
      { to: '/admin/my-locations', label: 'myLocations', icon: IconMapPin, isFor: isNotApi },
      {
        to: '/admin/announcements',
        label: 'announcements',
        icon: IconSpeakerphone,
        isFor: isNotApi,
      },
      {
        to: '/admin/help',
        hash: 'support',
        label: 'support',
        icon: IconLifebuoy,
        isFor: isNotApi,
      },
    ],
  },
  {
    label: 'admin',
    entries: [
      { to: '/admin/locations', label: 'locations', icon: IconBuildingStore, isFor: isAdminRole },
      { to: '/admin/rounds', label: 'rounds', icon: IconTargetArrow, isFor: isAdminRole },
      { to: '/admin/schedule', label: 'schedule', icon: IconCalendarWeek, isFor: isAdminRole },
      { to: '/admin/templates', label: 'library', icon: IconBooks, isFor: isAdminRole },
      { to: '/admin/exercises', label: 'exercises', icon: IconJumpRope, isFor: isAdminRole },
      { to: '/admin/media', label: 'media', icon: IconMovie, isFor: isAdminRole },
    ],
  },
  {
    label: 'superAdmin',
    entries: [
      { to: '/admin/users', label: 'users', icon: IconUsers, isFor: isSuperAdmin },
      { to: '/admin/api-keys', label: 'apiKeys', icon: IconKey, isFor: isSuperAdmin },
      { to: '/admin/logs', label: 'logs', icon: IconHistory, isFor: isSuperAdmin },
      { to: '/admin/releases', label: 'releases', icon: IconRocket, isFor: isSuperAdmin },
      { to: '/admin/builds', label: 'builds', icon: IconPackage, isFor: isSuperAdmin },
      { to: '/admin/system', label: 'system', icon: IconDeviceDesktopCog, isFor: isSuperAdmin },
    ],
  },
] as const satisfies readonly NavigationSection[]

/** The sections and entries that a role sees. */
export const navigationFor = (role: Role): NavigationSection[] =>
  navigation
    .map((section: NavigationSection) => ({
      ...section,
      entries: section.entries.filter((entry) => entry.isFor(role)),
    }))
    .filter((section) => section.entries.length > 0)

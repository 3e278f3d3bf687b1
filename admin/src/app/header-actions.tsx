import { Menu, UnstyledButton, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { reachOf } from '@roundboard/domain'
import {
  IconAdjustmentsHorizontal,
  IconBell,
  IconChevronDown,
  IconHelpCircle,
  IconLogout,
  IconSearch,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useHasUploads } from '../shared/media/uploads-open.ts'
import { useSession, useUser } from '../shared/session/session.ts'
import { localeNames, locales, useLocale, type Locale } from '../shared/i18n/locale.tsx'
import { useAppMessages } from '../shared/messages/app.ts'
import classes from './shell.module.css'
import { slashShortcut } from './use-shortcuts.ts'

const Bell = lazy(() => import('../areas/operations/alerts/notifications-menu.tsx'))
const UploadsLine = lazy(() => import('../areas/media/uploads/uploads-line.tsx'))

export function HeaderActions({ onPalette }: { onPalette: () => void }) {
  const words = useAppMessages()
  const { id, role } = useUser()
  const { wantsFactor } = useSession()
  const hasUploads = useHasUploads(id)
  return (
    <header className={classes.header}>
      <UnstyledButton className={classes.jump ?? ''} onClick={onPalette}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.jumpLabel}>{words.jump}</span>
        <kbd>Ctrl K</kbd>
      </UnstyledButton>
      <div ref={placeAlerts} className={classes.headerActions}>
        {hasUploads && (
          <Suspense>
            <UploadsLine />
          </Suspense>
        )}
        {reachOf(role, 'alerts') !== 'none' && !wantsFactor && (
          <Suspense fallback={<BellToCome />}>
            <Bell className={classes.headerButton ?? ''} />
          </Suspense>
        )}
        <Menu>
          <Menu.Target>
            <UnstyledButton className={classes.headerButton ?? ''} aria-label={words.help}>
              <IconHelpCircle size={19} stroke={1.7} aria-hidden />
              <span className={classes.headerLabel}>{words.help}</span>
              <IconChevronDown size={14} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item component={Link} to="/admin/help">
              {words.help}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/release-notes">
              {words.releaseNotes}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Preferences />
        <Link
          to="/login"
          state={{ isSigningOut: true }}
          className={classes.headerButton ?? ''}
          aria-label={words.signOut}
          preload={false}
        >
          <IconLogout size={19} stroke={1.7} aria-hidden />
          <span className={classes.headerLabel}>{words.signOut}</span>
        </Link>
      </div>
    </header>
  )
}

/** Alerts appear left of the header's buttons, whose width depends on language and uploads. */
function placeAlerts(actions: HTMLElement | null) {
  const header = actions?.parentElement
  if (!actions || !header || typeof ResizeObserver !== 'function') return
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    const right = root.clientWidth - actions.getBoundingClientRect().left + 12
    root.style.setProperty('--rb-alerts-right', `${String(right)}px`)
  })
  observer.observe(header)
  observer.observe(actions)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--rb-alerts-right')
  }
}

/** Reserves its space. */
const BellToCome = () => (
  <span className={classes.headerButton} aria-hidden>
    <IconBell size={19} stroke={1.7} />
  </span>
)

function Preferences() {
  const words = useAppMessages()
  const { locale, setLocale } = useLocale()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [isSlashOn, setSlashOn] = useState(slashShortcut.isOn)
  return (
    <Menu closeOnItemClick={false} width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.headerButton ?? ''} aria-label={words.preferences}>
          <IconAdjustmentsHorizontal size={19} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.appearance}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          {(['light', 'dark', 'auto'] as const).map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {words[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{words.language}</Menu.Label>
        <Menu.RadioGroup value={locale} onChange={(next) => setLocale(next as Locale)}>
          {locales.map((each) => (
            <Menu.RadioItem key={each} value={each} lang={each}>
              {localeNames[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{words.shortcuts}</Menu.Label>
        <Menu.CheckboxItem
          checked={isSlashOn}
          onChange={(isOn) => {
            slashShortcut.set(isOn)
            setSlashOn(isOn)
          }}
        >
          {words.slashSearch}
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Item component={Link} to="/admin/profile/security" closeMenuOnClick>
          {words.ownSecurity}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/profile/sessions" closeMenuOnClick>
          {words.ownSessions}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconCheck,
  IconChevronDown,
  IconHelpCircle,
  IconLogout,
  IconSearch,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { localeNames, locales, useLocale } from '../shared/i18n/locale.tsx'
import { useAppWords } from './app.words.ts'
import classes from './shell.module.css'
import { slashShortcut } from './use-shortcuts.ts'

export function HeaderActions({ onPalette }: { onPalette: () => void }) {
  const words = useAppWords()
  return (
    <header className={classes.header}>
      <UnstyledButton className={classes.jump ?? ''} onClick={onPalette}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.jumpLabel}>{words.jump}</span>
        <kbd className={classes.kbd}>Ctrl K</kbd>
      </UnstyledButton>
      <div className={classes.headerActions}>
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

function Preferences() {
  const words = useAppWords()
  const { locale, setLocale } = useLocale()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [isSlashOn, setSlashOn] = useState(slashShortcut.isOn)
  const check = (isChosen: boolean) => (isChosen ? <IconCheck size={16} aria-hidden /> : <span />)
  return (
    <Menu closeOnItemClick={false} width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.headerButton ?? ''} aria-label={words.preferences}>
          <IconAdjustmentsHorizontal size={19} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.appearance}</Menu.Label>
        {(['light', 'dark', 'auto'] as const).map((scheme) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            rightSection={check(colorScheme === scheme)}
            onClick={() => {
              setColorScheme(scheme)
            }}
          >
            {words[scheme]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{words.language}</Menu.Label>
        {locales.map((each) => (
          <Menu.Item
            key={each}
            lang={each}
            role="menuitemradio"
            aria-checked={locale === each}
            rightSection={check(locale === each)}
            onClick={() => {
              setLocale(each)
            }}
          >
            {localeNames[each]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{words.shortcuts}</Menu.Label>
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={isSlashOn}
          rightSection={check(isSlashOn)}
          onClick={() => {
            slashShortcut.set(!isSlashOn)
            setSlashOn(!isSlashOn)
          }}
        >
          {words.slashSearch}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

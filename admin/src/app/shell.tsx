import { ActionIcon, Flex } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { reachOf } from '@roundboard/domain'
import { IconMenu2, IconX, IconClockExclamation } from '@tabler/icons-react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { AcknowledgeProvider } from '../shared/mute/acknowledge-provider.tsx'
import { useSession, useUser } from '../shared/session/session.ts'
import { Loading } from '../shared/ui/query-view.tsx'
import { Wordmark } from '../shared/ui/wordmark.tsx'
import { useAppMessages } from '../shared/messages/app.ts'
import { useFleetLive } from './fleet-live.ts'
import { HeaderActions } from './header-actions.tsx'
import { GroupTabs, Navigation } from './navigation.tsx'
import classes from './shell.module.css'
import { useMobileMenu } from './use-mobile-menu.ts'
import { StoppedBuildWarning } from './stopped-build-warning.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../shared/format/format.ts'
import { TextLink } from '../shared/ui/links.tsx'
import { zoneQueries } from '../shared/zones/zones.queries.ts'
import { Notice } from '../shared/ui/status.tsx'

const SignInAgain = lazy(() => import('../areas/identity/sign-in/sign-in-again.tsx'))
const Palette = lazy(() => import('./palette.tsx'))

/** The frame of admin pages: menu, header, palette and sign-in dialog. */
export function Shell() {
  const words = useAppMessages()
  const user = useUser()
  const { isExpired, wantsFactor } = useSession()
  const router = useRouter()
  const menu = useMobileMenu()
  const main = useRef<HTMLElement>(null)
  const [isPaletteOpen, palette] = useDisclosure()
  useShortcuts(palette.open)
  useFleetLive()

  // The guard sends users to set it up, even in the middle of something else.
  useEffect(() => {
    if (wantsFactor) void router.invalidate()
  }, [wantsFactor, router])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) main.current?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <div className={classes.shell}>
      <a
        href="#content"
        className={classes.skip}
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {words.skip}
      </a>
      <aside className={classes.aside} data-open={menu.isOpen}>
        <div className={classes.brand}>
          <Wordmark />
          <ActionIcon
            className={classes.burger ?? ''}
            aria-label={words.menu}
            aria-expanded={menu.isOpen}
            aria-controls="navigation"
            onClick={menu.toggle}
          >
            {menu.isOpen ? <IconX size={22} /> : <IconMenu2 size={22} />}
          </ActionIcon>
        </div>
        <div id="navigation" className={classes.menu}>
          <Navigation role={user.role} onChosen={menu.closeSoon} />
        </div>
      </aside>
      <Flex direction="column" miw={0}>
        <HeaderActions onPalette={palette.open} />
        <main ref={main} id="content" tabIndex={-1} className={classes.main}>
          {reachOf(user.role, 'system') !== 'none' && !wantsFactor && (
            <>
              <TimeZoneWarning />
              <StoppedBuildWarning />
            </>
          )}
          <GroupTabs role={user.role} />
          <AcknowledgeProvider>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </AcknowledgeProvider>
        </main>
      </Flex>
      {isPaletteOpen && (
        <Suspense>
          <Palette role={user.role} onClose={palette.close} />
        </Suspense>
      )}
      {isExpired && (
        <Suspense>
          <SignInAgain
            onSignedOut={() => void router.navigate({ to: '/login', ignoreBlocker: true })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Warns users who can do something about it that time zone data is outdated. */
function TimeZoneWarning() {
  const words = useAppMessages()
  const format = useFormat()
  const { data } = useQuery(zoneQueries.data)
  if (data?.isOld !== true) return null
  return (
    <Notice role="status" mb={18} data-actions="true">
      <IconClockExclamation size={20} aria-hidden />
      <p>{words.timeZonesOld({ version: data.version, day: format.day(data.releasedOn) })}</p>
      <TextLink to="/admin/system">{words.timeZonesMore}</TextLink>
    </Notice>
  )
}

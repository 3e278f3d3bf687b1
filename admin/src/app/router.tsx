import { historyKinds, languages } from '@roundboard/domain'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { secondStep } from '../areas/identity/sign-in/second-step.ts'
import { templateSearch } from '../areas/workouts/templates/template-list.ts'
import { filters, zooms } from '../areas/workouts/schedule/view-options.ts'
import { workoutSearch } from '../areas/workouts/workouts/workout-state.ts'
import { alerts } from '../shared/alerts/alerts.ts'
import { mediaSearch } from '../shared/media/media-list.ts'
import {
  apiKeyTabs,
  day,
  id,
  locationTabs,
  oneOf,
  pageNumber,
  reading,
  text,
  yes,
  yesOrNo,
} from '../shared/search/search.ts'
import { listSearch } from '../shared/table/list-state.ts'
import { adminOnly, signedIn, signedOut, withPermission } from './guards.ts'
import { list } from './list-route.tsx'
import { PageFailed, PagePending, RootLayout } from './root-layout.tsx'
import { Shell } from './shell.tsx'

const notFoundPage = lazy(() => import('./pages/not-found.tsx'), 'NotFoundRoute')
const login = lazy(() => import('./pages/login.tsx'), 'LoginRoute')

export const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: login })

const root = { getParentRoute: () => rootRoute }
const homeRoute = createRoute({ ...root, path: '/', beforeLoad: signedOut, component: login })
const loginRoute = createRoute({ ...root, path: '/login', beforeLoad: signedOut, component: login })
const signOnRoute = createRoute({
  ...root,
  path: '/login/$token',
  component: lazy(() => import('./pages/account-link.tsx'), 'SignOnRoute'),
})
const setUpRoute = createRoute({
  ...root,
  path: '/setup',
  component: lazy(() => import('./pages/account-link.tsx'), 'SetUpRoute'),
})
const forgotRoute = createRoute({
  ...root,
  path: '/forgot-password',
  component: lazy(
    () => import('../areas/identity/sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})
const invitationRoute = createRoute({
  ...root,
  path: '/invitation',
  component: lazy(() => import('./pages/account-link.tsx'), 'InvitationRoute'),
})
const resetRoute = createRoute({
  ...root,
  path: '/reset',
  component: lazy(() => import('./pages/account-link.tsx'), 'ResetRoute'),
})
// Links from before tokens moved into the fragment.
const earlierLinkRoutes = (['/invitation', '/reset'] as const).map((to) =>
  createRoute({
    ...root,
    path: `${to}/$token`,
    beforeLoad: ({ params: { token } }) => {
      throw redirect({ to, hash: token, replace: true })
    },
  }),
)
const stageRoute = createRoute({
  ...root,
  path: '/stage',
  component: lazy(
    () => import('../areas/floor/wall-preview/wall-preview-page.tsx'),
    'WallPreviewPage',
  ),
})
// The server serves the screen app here. Only links within the console come this way.
const screensRoute = createRoute({
  ...root,
  path: '/screens',
  component: lazy(() => import('./pages/screens.tsx'), 'ScreensRoute'),
})

const adminRoute = createRoute({
  ...root,
  path: '/admin',
  beforeLoad: signedIn,
  component: Shell,
})

const admin = { getParentRoute: () => adminRoute, notFoundComponent: notFoundPage }
const dashboard = lazy(() => import('./pages/dashboard.tsx'), 'DashboardRoute')
const paged = reading({ page: pageNumber, content: pageNumber })
const listed = reading(listSearch)
const listedLocations = reading({
  ...listSearch,
  health: text(20),
  region: text(40),
  tag: text(40),
})
/** A location's open tab or screen, whether the screen's device is being replaced, and its history's filter. */
const inLocation = reading({
  tab: oneOf(locationTabs),
  screen: text(),
  replace: yesOrNo,
  history: oneOf(historyKinds),
})

export const adminRoutes = [
  createRoute({ ...admin, path: '/', validateSearch: paged, component: dashboard }),
  createRoute({ ...admin, path: 'dashboard', validateSearch: paged, component: dashboard }),
  createRoute({
    ...admin,
    path: 'profile',
    component: lazy(() => import('./pages/profile.tsx'), 'ProfileRoute'),
  }),
  createRoute({
    ...admin,
    path: 'profile/sessions',
    component: lazy(() => import('./pages/profile.tsx'), 'SessionsRoute'),
  }),
  createRoute({
    ...admin,
    path: 'profile/alerts',
    beforeLoad: withPermission('alerts'),
    component: lazy(() => import('./pages/profile.tsx'), 'AlertsRoute'),
  }),
  createRoute({
    ...admin,
    path: 'profile/security',
    component: lazy(() => import('./pages/profile.tsx'), 'SecurityRoute'),
  }),
  createRoute({
    ...admin,
    path: 'announcements',
    beforeLoad: withPermission('announcements'),
    component: lazy(
      () => import('../areas/floor/announcements/announcements-page.tsx'),
      'AnnouncementsPage',
    ),
  }),
  createRoute({
    ...admin,
    path: 'help',
    component: lazy(() => import('../areas/operations/help/help-page.tsx'), 'HelpPage'),
  }),
  createRoute({
    ...admin,
    path: 'release-notes',
    component: lazy(
      () => import('../areas/operations/releases/releases-list.tsx'),
      'ReleaseNotesPage',
    ),
  }),
  createRoute({
    ...admin,
    path: 'my-locations',
    validateSearch: listedLocations,
    component: list(
      async () => (await import('../areas/locations/locations/locations-page.tsx')).MyLocationsPage,
    ),
  }),
  createRoute({
    ...admin,
    path: 'my-locations/$id',
    validateSearch: inLocation,
    component: lazy(() => import('./pages/location.tsx'), 'MyLocationRoute'),
  }),
  createRoute({
    ...admin,
    path: 'locations',
    beforeLoad: adminOnly,
    validateSearch: listedLocations,
    component: list(
      async () =>
        (await import('../areas/locations/locations/locations-page.tsx')).AllLocationsPage,
    ),
  }),
  createRoute({
    ...admin,
    path: 'regions',
    beforeLoad: adminOnly,
    component: lazy(() => import('../areas/locations/regions/regions-page.tsx'), 'RegionsPage'),
  }),
  createRoute({
    ...admin,
    path: 'locations/new',
    beforeLoad: adminOnly,
    component: lazy(() => import('./pages/new-location.tsx'), 'NewLocationRoute'),
  }),
  createRoute({
    ...admin,
    path: 'locations/import',
    beforeLoad: adminOnly,
    component: lazy(
      () => import('../areas/fleet/location-import/location-import-page.tsx'),
      'LocationImportPage',
    ),
  }),
  createRoute({
    ...admin,
    path: 'locations/$id/set-up',
    beforeLoad: adminOnly,
    component: lazy(() => import('./pages/new-location.tsx'), 'SetUpLocationRoute'),
  }),
  createRoute({
    ...admin,
    path: 'locations/$id',
    beforeLoad: adminOnly,
    validateSearch: inLocation,
    component: lazy(() => import('./pages/location.tsx'), 'LocationRoute'),
  }),
  createRoute({
    ...admin,
    path: 'locations/$id/schedule',
    beforeLoad: withPermission('locations.update'),
    component: lazy(() => import('./pages/schedule.tsx'), 'ScheduleRoute'),
  }),
  createRoute({
    ...admin,
    path: 'rounds',
    beforeLoad: adminOnly,
    component: lazy(() => import('../areas/workouts/rounds/rounds-page.tsx'), 'RoundsPage'),
  }),
  createRoute({
    ...admin,
    path: 'rounds/$roundNumber',
    beforeLoad: adminOnly,
    validateSearch: reading(workoutSearch),
    component: lazy(() => import('./pages/round.tsx'), 'RoundRoute'),
  }),
  createRoute({
    ...admin,
    path: 'rounds/$roundNumber/workout',
    beforeLoad: adminOnly,
    validateSearch: reading({ copyOf: text(), day }),
    component: lazy(() => import('./pages/workout.tsx'), 'NewWorkoutRoute'),
  }),
  createRoute({
    ...admin,
    path: 'rounds/$roundNumber/workout/$id',
    beforeLoad: adminOnly,
    component: lazy(() => import('./pages/workout.tsx'), 'WorkoutRoute'),
  }),
  createRoute({
    ...admin,
    path: 'workouts/$id/languages',
    beforeLoad: adminOnly,
    validateSearch: reading({ language: oneOf(languages) }),
    component: lazy(() => import('./pages/workout.tsx'), 'WorkoutLanguagesRoute'),
  }),
  createRoute({
    ...admin,
    path: 'schedule',
    beforeLoad: withPermission('workouts.read'),
    validateSearch: reading({
      day,
      zoom: oneOf(zooms),
      gym: id,
      show: oneOf(filters),
      publish: yes,
    }),
    component: lazy(() => import('./pages/workout-schedule.tsx'), 'WorkoutScheduleRoute'),
  }),
  createRoute({
    ...admin,
    path: 'schedule/print',
    beforeLoad: adminOnly,
    validateSearch: reading({ week: day, all: yesOrNo }),
    component: lazy(() => import('./pages/schedule-print.tsx'), 'SchedulePrintRoute'),
  }),
  createRoute({
    ...admin,
    path: 'schedule/import',
    beforeLoad: adminOnly,
    component: lazy(() => import('../areas/workouts/import-export/import-page.tsx'), 'ImportPage'),
  }),
  createRoute({
    ...admin,
    path: 'templates',
    beforeLoad: adminOnly,
    validateSearch: reading(templateSearch),
    component: list(
      async () => (await import('../areas/workouts/templates/templates-page.tsx')).TemplatesPage,
    ),
  }),
  createRoute({
    ...admin,
    path: 'templates/weeks',
    beforeLoad: adminOnly,
    validateSearch: listed,
    component: list(
      async () =>
        (await import('../areas/workouts/templates/week-templates-page.tsx')).WeekTemplatesPage,
    ),
  }),
  createRoute({
    ...admin,
    path: 'exercises',
    beforeLoad: withPermission('exercises.write'),
    validateSearch: listed,
    component: list(
      async () => (await import('../areas/workouts/exercises/exercises-page.tsx')).ExercisesPage,
    ),
  }),
  createRoute({
    ...admin,
    path: 'media',
    beforeLoad: withPermission('media.read'),
    validateSearch: reading(mediaSearch),
    component: lazy(() => import('./pages/media.tsx'), 'MediaRoute'),
  }),
  createRoute({
    ...admin,
    path: 'media/$id',
    beforeLoad: withPermission('media.read'),
    component: lazy(() => import('./pages/media.tsx'), 'MediaItemRoute'),
  }),
  createRoute({
    ...admin,
    path: 'users',
    beforeLoad: withPermission('users'),
    validateSearch: listed,
    component: list(async () => (await import('../areas/identity/users/users-page.tsx')).UsersPage),
  }),
  createRoute({
    ...admin,
    path: 'users/$id',
    beforeLoad: withPermission('users'),
    component: lazy(() => import('./pages/users.tsx'), 'UserRoute'),
  }),
  createRoute({
    ...admin,
    path: 'api-keys',
    beforeLoad: withPermission('api-keys'),
    validateSearch: reading({ ...listSearch, tab: oneOf(apiKeyTabs), webhook: id }),
    component: lazy(() => import('./pages/api-keys.tsx'), 'ApiKeysRoute'),
  }),
  createRoute({
    ...admin,
    path: 'logs',
    beforeLoad: withPermission('logs'),
    validateSearch: reading({ ...listSearch, model: text(), action: text(), from: day, to: day }),
    component: list(async () => (await import('../areas/operations/logs/logs-page.tsx')).LogsPage),
  }),
  createRoute({
    ...admin,
    path: 'releases',
    beforeLoad: withPermission('releases.write'),
    component: lazy(() => import('../areas/operations/releases/releases-page.tsx'), 'ReleasesPage'),
  }),
  createRoute({
    ...admin,
    path: 'builds',
    beforeLoad: withPermission('system'),
    component: lazy(() => import('../areas/fleet/rollouts/rollouts-page.tsx'), 'RolloutsPage'),
  }),
  createRoute({
    ...admin,
    path: 'system',
    beforeLoad: withPermission('system'),
    component: lazy(() => import('../areas/operations/system/system-page.tsx'), 'SystemPage'),
  }),
  createRoute({
    ...admin,
    path: '$',
    component: notFoundPage,
  }),
] as const

export const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  signOnRoute,
  setUpRoute,
  forgotRoute,
  invitationRoute,
  resetRoute,
  ...earlierLinkRoutes,
  stageRoute,
  screensRoute,
  adminRoute.addChildren(adminRoutes),
])

export function createConsoleRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 250,
    scrollRestoration: true,
    notFoundMode: 'root',
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return
    alerts.clear()
    secondStep.leave()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}

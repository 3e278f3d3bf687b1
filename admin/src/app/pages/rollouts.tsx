export { BuildsPage as BuildsRoute } from '../../areas/fleet/rollouts/rollouts-page.tsx'

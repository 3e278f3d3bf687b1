export { BuildsPage as BuildsRoute } from '../../features/builds/builds-page.tsx'

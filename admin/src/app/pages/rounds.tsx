export { RoundsPage as RoundsRoute } from '../../features/rounds/rounds-page.tsx'

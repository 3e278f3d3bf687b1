export { RoundsPage as RoundsRoute } from '../../areas/workouts/rounds/rounds-page.tsx'

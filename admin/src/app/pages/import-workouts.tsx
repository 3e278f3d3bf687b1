import { ImportPage } from '../../areas/workouts/import-export/import-page.tsx'

export const ImportWorkoutsRoute = () => <ImportPage />

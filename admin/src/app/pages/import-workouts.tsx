import { ImportPage } from '../../features/schedule/import/import-page.tsx'

export const ImportWorkoutsRoute = () => <ImportPage />

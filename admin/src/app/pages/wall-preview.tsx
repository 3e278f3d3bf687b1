export { StagePage as StageRoute } from '../../areas/floor/wall-preview/wall-preview-page.tsx'

/** How hard a workout is; `any` says nothing of it. */
export const templateLevels = ['any', 'beginner', 'intermediate', 'advanced'] as const
export type TemplateLevel = (typeof templateLevels)[number]

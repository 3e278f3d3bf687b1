/** What an item of the library is for. */
export const mediaKinds = ['exercise-video', 'round-picture', 'flexibility'] as const

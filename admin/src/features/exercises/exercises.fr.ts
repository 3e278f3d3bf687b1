import type { ExerciseWords } from './exercises.en.ts'

const fr: ExerciseWords = {
  exercises: 'Exercices',
  subject: 'exercices',
  thing: 'exercice',
  description:
    'Ce que les écrans montrent pendant les pauses actives. La liste de chaque salle est choisie parmi eux.',
  none: 'Aucun exercice trouvé',
  noneYet: 'Ajoutez les exercices des pauses actives.',
  add: 'Ajouter un exercice',
  addProblem: 'l’exercice',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  name: 'Nom',
  nameHint: 'Les listes connaissent l’exercice par ce nom : jumping-jack.',
  displayName: 'Nom anglais',
  displayNameEs: 'Nom espagnol',
  displayNameEsHint: 'S’il reste vide, les écrans en espagnol montrent le nom anglais.',
  video: 'Lien de la vidéo',
  noVideo: 'Sans vidéo',
  added: (name, appName) => `Exercice ajouté : ${name} au système ${appName}.`,
  updated: (name) => `Exercice modifié : ${name}`,
  deleted: (name) => `Exercice supprimé : ${name}`,
  sureDelete: (name) => `Voulez-vous vraiment supprimer l’exercice « ${name} » ?`,
  cannotUndo: 'Cette action est irréversible.',
}

export default fr

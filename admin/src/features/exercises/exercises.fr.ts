import type { ExerciseWords } from './exercises.en.ts'

const fr: ExerciseWords = {
  exercises: 'Exercices',
  subject: 'exercices',
  thing: 'exercice',
  description:
    'Les écrans les affichent pendant les pauses actives. La liste de chaque club est choisie parmi eux.',
  none: 'Aucun exercice trouvé',
  noneYet: 'Ajoutez des exercices pour les pauses actives.',
  add: 'Ajouter un exercice',
  addProblem: 'l’exercice',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  name: 'Nom',
  nameHint: 'Le nom utilisé dans les listes, comme jumping-jack.',
  displayName: 'Nom en anglais',
  displayNameEs: 'Nom en espagnol',
  displayNameEsHint: 'S’il est vide, les écrans en espagnol affichent le nom en anglais.',
  video: 'Lien de la vidéo',
  noVideo: 'Aucune vidéo',
  needs: 'Matériel nécessaire',
  needsHint: 'Les clubs qui ne l’ont pas affichent un exercice de remplacement.',
  nothing: 'Aucun',
  alternatives: 'Exercices de remplacement',
  alternativesHint:
    'Le meilleur d’abord. Les écrans affichent le premier dont leur club a le matériel.',
  addAlternative: 'Ajouter un remplacement',
  exercise: 'Exercice',
  kind: 'Type',
  removeAlternative: (name) => `Retirer ${name}`,
  earlier: (name) => `Monter ${name}`,
  instruction: 'Texte à l’écran quand il en remplace un autre',
  instructionHint: 'S’il est vide, les écrans affichent son nom.',
  translations: 'Texte dans d’autres langues',
  addLanguage: 'Ajouter une langue',
  language: 'Langue',
  noneStands:
    'Aucun remplacement. Les clubs qui n’ont pas le matériel affichent cet exercice quand même.',
  gone: 'Exercice supprimé',
  kinds: {
    'same-intent': 'Même objectif',
    'other-equipment': 'Autre matériel',
    'low-impact': 'Faible impact',
  },
  added: (name, appName) => `Exercice ajouté : ${name} au système ${appName}.`,
  updated: (name) => `Exercice modifié : ${name}`,
  deleted: (name) => `Exercice supprimé : ${name}`,
  sureDelete: (name) => `Voulez-vous vraiment supprimer l’exercice « ${name} » ?`,
  cannotUndo: 'Cette action est irréversible.',
}

export default fr

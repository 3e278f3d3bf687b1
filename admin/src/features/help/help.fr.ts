import type { HelpWords } from './help.en.ts'

const fr: HelpWords = {
  help: 'Aide',
  setUp: 'Installation',
  setUpWhy: 'Du portail de la franchise à l’entraînement sur chaque mur, en six étapes.',
  steps: [
    {
      title: 'Connectez-vous au portail',
      text: 'Utilisez l’e-mail et le mot de passe du portail de la franchise.',
    },
    {
      title: 'Onglet Services',
      text: 'Ouvrez l’onglet Services et choisissez la console. Vous êtes aussitôt connecté.',
    },
    { title: 'Mes salles', text: 'Ouvrez Mes salles dans le menu et choisissez la vôtre.' },
    {
      title: 'Allumez les écrans',
      text: 'Commencez par le Round 1 et réglez la source sur HDMI. Notez le code de chaque écran.',
    },
    {
      title: 'Modifiez une salle pour atteindre Écrans',
      text: 'Son tableau d’écrans a une ligne par round.',
    },
    {
      title: 'Saisissez le code et associez',
      text: 'Ouvrez un écran, saisissez son code dans Code d’association, cliquez sur Associer, puis Retour.',
    },
  ],
  appears: 'Les entraînements devraient apparaître sous 60 à 90 secondes.',
  notes: 'Remarques',
  noteList: [
    'Laissez le téléviseur en paysage dans ses réglages. Le PC fait pivoter l’image automatiquement.',
    'Utilisez toujours le port HDMI 1.',
    'Si un écran se comporte mal, redémarrez d’abord le mini-PC.',
    'Pour les tickets, écrivez à l’assistance par e-mail.',
    'L’équipement s’achète auprès de notre partenaire. Demandez l’adresse à l’assistance.',
    'Un sac déchiré ? Sur la télécommande du coach, sous Matériel, dites qu’il est hors service : les écrans montrent ce qui peut le remplacer dès la prochaine cloche, jusqu’à son retour ou la fin de la journée.',
    'Quelque chose à dire à tous ? Sous Annonces, choisissez Nouvelle annonce : les écrans la montrent à la place de leur en-tête, pendant le temps que vous dites. Avec Urgence ou exercice…, elle les couvre en entier, aussitôt.',
    'Des membres malvoyants ? Demandez au siège d’activer Des pages au lieu du défilement sur la page d’un écran : les textes qui défileraient se suivent page par page.',
  ],
  troubleshooting: 'Dépannage',
  troubles: [
    {
      title: 'Écran noir',
      text: 'Vérifiez que le téléviseur est allumé et sur HDMI 1, puis que le voyant du mini-PC est allumé. Redémarrez le mini-PC.',
    },
    {
      title: 'Mauvais entraînement',
      text: 'Utilisez le bouton Actualiser de l’écran et attendez au moins 60 secondes. Vérifiez que le code a été saisi au bon écran. Sinon, éteignez puis rallumez le mini-PC.',
    },
    {
      title: 'Écran blanc',
      text: 'Attendez deux minutes : l’écran charge peut-être. Utilisez ensuite Rechargement complet sur la salle, puis redémarrez le mini-PC si besoin.',
    },
    {
      title: 'Il démarre sur un écran du système',
      text: 'Appuyez une fois sur le bouton du mini-PC, attendez qu’il s’éteigne, puis rallumez-le. Si cela se reproduit, écrivez à l’assistance.',
    },
    {
      title: 'Mauvaise taille ou orientation',
      text: 'Réglez le téléviseur en paysage et la taille d’image sur « Just scan » ou 16:9. Redémarrez le mini-PC, qui fait pivoter l’image lui-même.',
    },
    {
      title: 'Round faux ou en double',
      text: 'Ouvrez les deux écrans dans la console et dissociez-les. Associez chacun avec le code qu’il montre alors.',
    },
  ],
  support: 'Assistance',
  supportWhy: 'Indiquez la salle, le round et ce que montre le mur. Une photo aide.',
  supportWhat: 'l’adresse de l’assistance',
  write: (email) => `Écrire à ${email}`,
  shortcuts: 'Clavier',
  shortcutList: [
    { keys: 'Ctrl K', text: 'Commandes : rechercher ou aller partout (Cmd K sur Mac)' },
    { keys: '/', text: 'Aller à la recherche de la page' },
    { keys: '↑ ↓', text: 'Sur la poignée d’un exercice : changer sa place' },
    { keys: 'Esc', text: 'Fermer un dialogue ou un menu' },
  ],
}

export default fr

/**
 * Words that are never part of a compound. Next to one of them an unspaced en dash is a pause ("it was
 * late–but not dark"), not a link ("cost–benefit").
 */
const functionWords = new Set(
  (
    'a an and any are as at be because been but by can could did do does even every for from had has have he her ' +
    'here his how however i if in is it its just like may me my never no nor not of on only or our perhaps she ' +
    'should since so some such than that the their them then there these they this those though to too until us ' +
    "usually was we were what when where which while who whose why will with would yes yet you your it's that's " +
    "don't didn't isn't"
  ).split(' '),
);

export const isFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase());

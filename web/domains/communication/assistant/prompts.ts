/** Example questions of sellers, by topic. */
export const promptGroups = [
  { title: 'listings', prompts: ['whichAreLive', 'isDraftSaved', 'changeLive', 'pauseOrRemove'] },
  { title: 'photoAndTexts', prompts: ['goodPhoto', 'whoWrites', 'whatIsGuessed', 'wrongCategory'] },
  { title: 'priceAndDelivery', prompts: ['howPriced', 'howCountriesChosen', 'howForecast', 'howToShip'] },
] as const;

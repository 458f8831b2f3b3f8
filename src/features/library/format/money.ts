/** An amount in Canadian dollars, with cents unless it is a whole amount of $100 or more: "$17.60", "$500". */
export const money = (amount: number): string =>
  new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) && amount >= 100 ? 0 : 2,
  }).format(amount);

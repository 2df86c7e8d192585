/** Letters as two digits: A is 10, Z is 35. */
export const lettersAsDigits = (text: string): string => [...text].map((letter) => Number.parseInt(letter, 36)).join('')

/** The sum of Luhn, which is a multiple of 10 if the last digit is right. */
function luhnSum(digits: string): number {
  const weighed = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
  return weighed.reduce((sum, number) => sum + Math.floor(number / 10) + (number % 10), 0)
}

export const passesLuhn = (digits: string): boolean => luhnSum(digits) % 10 === 0

export const luhnDigit = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10)

/** The remainder of ISO 7064 MOD 97-10, which is 1 if the check digits are right. */
export const mod97 = (text: string): number =>
  [...lettersAsDigits(text)].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** The check digits after a text. */
export const mod97Digits = (text: string): string => String(98 - mod97(`${text}00`)).padStart(2, '0')

// #region call
const response = await fetch('https://api.example.com/greeting')
const { text } = await response.json()
// #endregion call
console.log(text)

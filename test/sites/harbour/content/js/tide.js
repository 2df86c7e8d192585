document.documentElement.dataset.tide = 'high'

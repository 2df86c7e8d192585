import os
import sys

import requests


def variable(name):
    value = os.environ.get(name)
    if not value:
        sys.exit(f"{name} is not set")
    if any(character.isspace() for character in value):
        sys.exit(f"{name} contains white space")
    return value


def status_of(path, headers):
    try:
        response = requests.get(BASE_URL + path, headers=headers, allow_redirects=False, timeout=(3.05, 10))
    except requests.RequestException as cause:
        sys.exit(f"{path} cannot be reached: {type(cause).__name__}")
    return response.status_code


BASE_URL = variable("CONNECT_URL")
KEYS = {
    "{{secretHeader}}": variable("CONNECT_SECRET"),
    "{{subscriptionKeyHeader}}": variable("CONNECT_SUBSCRIPTION_KEY"),
}

health = status_of("/healthcheck", {})
offers = status_of("/offer?offset=0&limit=1", KEYS)
print(f"GET /healthcheck answered {health}, GET /offer answered {offers}")
sys.exit(0 if offers == 200 else 1)

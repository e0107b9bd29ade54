"""What is learned and measured about games; needs the extra `meadhall[lab]`."""

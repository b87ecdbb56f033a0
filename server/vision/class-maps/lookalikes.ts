/**
 * What goods without a class of their own may be seen as: a kind of the catalogue, then the classifier's classes that it looks
 * like. Written from knowledge of goods; it decides what is offered beside the likeliest category, never which that is.
 */
export const lookalikes = `
e-reader: 590 605 782 681 664 916
keyboard-mouse-set: 508 673 527 810
mechanical-keyboard: 508 810 878
gaming-mouse: 673
stream-deck: 508 590 664
ink-cartridge: 592 732 811 767
document-scanner: 742 713 662
receipt-printer: 742 713 754 848
barcode-scanner: 589 740 761 844 851
pos-terminal: 480 704 761 590 707 782 664 527
portable-hard-drive: 605 662 590 681 893
usb-flash-drive: 626 772 767 710 902
memory-card: 605 592 549 767
nas: 527 753 662 632
webcam: 759 732 632 818 745 673
laptop-stand: 620 872 681 729
mouse-pad: 673 741 508
monitor-arm: 664 872 518
server: 527 753 548 553 743 613
drawing-tablet: 681 620 782 590 508 664
stylus-pen: 418 563 844
tablet-case: 893 446 748 709 681 549
tablet-stand: 681 620 872
feature-phone: 487 590 605
cordless-phone: 528 487 707 761
fitness-band: 531 488 464 605 507
smart-ring: 464 600
phone-case: 487 605 893 590 709
phone-stand: 487 605 600 872
phone-screen-protector: 487 605 782
selfie-stick: 872 844 761 733
headphones: 823 617 632 605 464 488 776 560
gaming-headset: 823 518 650 632
wireless-earbuds: 605 823 673 804 631 585 844
wired-earphones: 605 823 488 506
earbud-case: 605 673 772
portable-speaker: 632 754 605 720 898
soundbar: 632 848 593 754
computer-speakers: 632 518
bookshelf-speakers: 632 848
audio-amplifier: 754 848 485 482
karaoke-microphone: 650
walkie-talkie: 754 487 590 761
turntable: 826 848 485 409 688 579 592
mp3-player: 605 590 487 761
mirrorless-camera: 759 732 622
compact-camera: 732 759 622
action-camera: 732 759 622
camcorder: 759 732 745 872
film-camera: 732 759 622
instant-camera: 732
lens-filter: 622 818
gimbal-stabilizer: 872 844 589
drone: 895 404 744 545 759 856
camera-bag: 636 748 414 709
camera-flash: 732 745 759
ring-light: 818 619 846
smart-speaker: 632 605 754
smart-display: 664 782 851 605 681
security-camera: 732 818 759 745 662
smart-lock: 844 507 605 695
video-doorbell: 844 605 754
smart-bulb: 818 847 619 971
smart-plug: 844 673 605
item-tracker: 605 464
game-console: 605 662 848 485 664 592 742 482 754 681
retro-console: 605 848 613
console-accessory: 613 759 745 844
handheld-console: 590 605 613 487
game-controller: 613 590 673 761
racing-wheel: 479 506 613
vr-headset: 732 759 632 801 518 570 836
wifi-extender: 662 844
mesh-wifi: 662 804 632
wifi-access-point: 662 605
network-switch: 662 848 592
usb-wifi-adapter: 626 662 767
power-bank: 605 487 590 844 893
power-station: 519 754 771 848
wall-charger: 844 605 673
wireless-charger: 605 673 826
charging-cable: 488 506 616 605 844 507
hdmi-cable: 506 844 488
network-cable: 506 488 844 616
power-cord: 506 844 488
usb-hub: 662 844 605
card-reader: 605 662 592
household-battery: 720 626 585 470
button-cell: 455 772
power-strip: 844 662 761
extension-reel: 506 758
ups: 527 662 632 753
galaxy-projector: 745 818
streaming-box: 662 605 592
dvd-player: 485 848 482
tv-mount: 664 872 600
tv-antenna: 755 807 733
crop-top: 459 610 638 639
womens-tank-top: 459 610 638 639 775 689
tube-top: 459 638 655
bodysuit: 638 639 459
blouse: 689 610 617 834 735 399
denim-skirt: 655 608 689
womens-trousers: 608 697 834
womens-joggers: 608 697 841
womens-shorts: 655 608 842
womens-jacket: 869 841 568 610 617 608
womens-down-jacket: 568 841 797 869 414
womens-sweater: 474 841 911 610
womens-hoodie: 841 474 610
womens-polo: 610 841
jumpsuit: 578 697 608 834
overalls: 608 411 443
mens-polo: 610 841 834 617
mens-tank-top: 610 638 842 843
mens-dress-shirt: 834 617 906 610
mens-casual-shirt: 610 617 841 834
mens-trousers: 608 834 697
cargo-pants: 608 652 414
joggers: 608 697 841 842
mens-shorts: 842 608 655
mens-jacket: 841 869 652 834 465
leather-jacket: 869 465 652 568 834
mens-down-jacket: 841 797 465 568 414
fleece-jacket: 841 911 474
ski-jacket: 841 796 797
mens-sweater: 841 474 911 610
mens-cardigan: 474 841
hiking-shoes: 770 514 630
football-boots: 770 774 630
ankle-boots: 514 630 770
work-combat-boots: 514 770 630
rain-boots: 514 502 725
snow-boots: 514 770 658
flip-flops: 774 502
slides-shoes: 774 502
house-slippers: 774 630 502 658
high-heels: 774 630 502 514
heeled-sandals: 774
dress-shoes: 630 502 514
ballet-flats: 630 774 502
mary-janes: 630 774 502
shoelaces: 616 506 488
shoe-care: 551 838 455
shoulder-bag: 748 636 414
drawstring-bag: 414 636 748 728
coin-purse: 748 893 709
card-holder: 893 549 748
suitcase: 492 519 636 771 477 414
duffel-bag: 636 414 748 747 797
toiletry-bag: 709 748 636
tote-bag: 748 790 728 636 549
crossbody-bag: 636 748 414
waist-bag: 748 636 464 597 893
clutch-bag: 748 893 709 549
briefcase: 636 748 414 477
laptop-bag: 636 748 414 620 893
laptop-sleeve: 620 893 681 549 748
baseball-cap: 433 667 515 518 808 560
bucket-sun-hat: 515 808 452 433
bucket-hat: 515 808 452 433
beanie: 433 452 496 658 793 796 806 911 439
beret: 433 515 452 667
scarf-winter: 824 911 474 658 735
neck-warmer: 796 911 678 433 824 643
hijab: 399 824 796 433
bandana: 591 824 796
belt: 464 488 785 597
suspenders: 464 785
winter-gloves: 658 806 615
fingerless-gloves: 658 615
sun-gloves: 658 806
pocket-square: 591 457 906
eyeglass-frames: 836 837 633
reading-glasses: 836 837 633
glasses-case: 709 893 836
folding-hand-fan: 879 457 716
raincoat: 735 869 501 841 617
keychain: 488 507 600 695 464
panties: 445 459 529 655
boxers: 842 608 529
tights: 806 445
bathrobe: 697 614 869 434
nightgown: 697 578
shapewear: 459 638 529
sports-t-shirt: 610 841
team-jersey: 610 841 560
sports-bra: 459 445 638
leggings: 638 842 806 608 639
yoga-pants: 638 608 842
sports-shorts: 842 608 655
bike-shorts: 842 638
tracksuit: 841 610 697
rash-guard: 638 841 610
mens-suit: 834 906
womens-suit: 834 869 617
blazer: 834 869 474
suit-vest: 834 465 461
wedding-dress: 578 601
qipao: 614 578 689
hanbok: 614 578 689
hanfu: 614 501
ao-dai: 614 578
sari: 775 399 578
medical-scrubs: 617 841 652 610
chef-uniform: 617 834 652
school-uniform: 834 655 652
sofa-bed: 831 564
armchair: 765 857 559 831 423
recliner: 831 857 765 423
bean-bag: 721 522 831 797
ottoman: 831 532 721
bunk-bed: 520 564 453
headboard: 564 831
stool: 559 532 708 423
bar-stool: 559 423 708 532
dining-chair: 559 765 423 703 532
hanging-chair: 843 765
coffee-table: 532 526 868 703
side-table: 532 526 846
dressing-table: 526 493 894
folding-table: 532 526 559
shoe-cabinet: 493 553 894
nightstand: 493 526 553
tv-stand: 548 493
storage-rack: 729 453 519 790
wall-shelf: 453 729 648
shoe-rack: 729 453
coat-rack: 600 872 729
cookware-set: 521 567 469 544 809 659
saucepan: 567 521 544 618
pressure-cooker: 521 544 469
steamer-pot: 521 544 469
grill-pan: 567 909 766
chef-knife: 499 623
bread-knife: 499 623
knife-set: 499 623 784
kitchen-scissors: 473 512 623
cutting-board: 868 499 769 729 526
cake-pan: 567 868 891 923 659
muffin-pan: 868 891 455
baking-tray: 868 891
rolling-pin: 618 910 542 731
whisk: 840 618 828 813
measuring-spoons: 618 910 647
tongs: 512 473 813
peeler: 473 623 813
grater: 828 473
colander: 828 659
salad-bowl: 659 809 925
dinner-plate: 923 868 809
cake-stand: 868 923 708 572
serving-tray: 868 923
teacup: 968 504 967 925 809
disposable-cup: 504 968 653 647 463
coaster: 868 455 606
drinking-glass: 441 572 969 647 438
wine-glass: 572 966 441
whiskey-glass: 441 572 438
spoon: 618 910
table-fork: 618 512 813
cutlery-set: 618 623 499 910
drinking-straws: 563 418 840
chopsticks: 623 542 840 749
tea-infuser: 828 849
tea-set: 849 968 868
vacuum-flask: 898 503 653 720 504
tumbler: 898 504 503 647
shaker-bottle: 898 503 647 720
drink-dispenser: 725 899 804
decanter: 725 901 711 907
electric-kettle: 505 849 725 899
rice-cooker: 521 891 859
electric-pressure-cooker: 521 550
blender: 550 505 647 503
juicer: 550 505 725
hand-blender: 618 589 740 650
stand-mixer: 550 659 606
food-processor: 550 521 647
capsule-machine: 550 804 606
coffee-grinder: 550 773 571
moka-pot: 505 849 725
coffee-dripper: 505 647 828
oven: 651 827 534 766
air-fryer: 606 521 550 859 505 891 811 518
deep-fryer: 521 891 859
toaster: 859
sandwich-maker: 891 859 606
bread-maker: 859 521 742
mini-fridge: 760 651 771
ice-maker: 859 742 521
water-dispenser: 899 550 760
induction-cooker: 827 778 605 651
gas-stove: 827 766
electric-grill: 891 766 859
range-hood: 619 827 651 760 846
cordless-vacuum: 882 840 621
robot-vacuum: 882 778 605 632 606 811
handheld-vacuum: 882 589 740
floor-washer: 882 840
ceiling-fan: 545 619
desk-fan: 545
handheld-fan: 545 650 589
tower-fan: 811 632 753 605
air-conditioner: 753 742 651 811 848
air-cooler: 811 753 545
air-purifier: 811 632 753 882 804 412 742
humidifier: 804 505 725 849 470 899 745
dehumidifier: 811 753 882
garment-steamer: 589 606 804 882
ironing-board: 606 830 532
clothes-dryer: 897 534
water-heater: 753 811 897
hand-warmer: 605 673
bed-sheet: 750 721 831 434
pillowcase: 721 750
throw-pillow: 721 636 750 728 748
seat-cushion: 721 741
neck-travel-pillow: 721 678 750
blanket: 750 434 911 824
mattress: 750 831 721 564
air-mattress: 797 831
hand-towel: 434 591 533
rug: 741 539 750
bath-mat: 539 741 434
window-blinds: 905 904
curtain-rod: 854 905 794 600
shower-head: 818 731 562 971 650 600
towel-rack: 600 729 999
faucet: 896 562 600 804 512
soap-dispenser: 804 631
floor-lamp: 846 619 872
ceiling-light: 619 846 818
pendant-light: 619 846 494 818
night-light: 846 619 470
string-lights: 488 815 562
wall-lamp: 619 846 818
light-bulb: 818 971 619 846 572
light-tube: 563 840 811
candle-holder: 470 572 854 883 719 862
aroma-diffuser: 804 883 470 725
reed-diffuser: 711 883 585
essential-oil: 711 720 585 680
incense: 470 644 840
air-freshener: 585 838 711
picture-frame: 664 648 782 643 904 921
wall-art: 921 917 643 916 750
wall-sticker: 921 916
artificial-flowers: 883 985 738 986
artificial-plant: 738 883 580
dried-flowers: 883 958 738
wreath: 988 989 815
wall-mirror: 648 475 896
full-length-mirror: 894 648
tabletop-mirror: 409 475 619
alarm-clock: 409 530 892 826
desk-clock: 409 530 892
kitchen-timer: 826 409 778
figurine: 850 865 863 607 976
statue: 708 863 458 887
snow-globe: 971 538 441
christmas-decoration: 417 723 971 722 496 948 950
christmas-tree: 984 645 580
halloween-decoration: 607 643
fridge-magnet: 921 607
home-safe: 771 553
spin-mop: 840 463 462
squeegee: 840 462 813
lint-roller: 840 710
dish-sponge: 767 533
cleaning-cloth: 533 434 591
cleaning-brush: 840 696 462
toilet-brush: 861 840 462
rubber-gloves: 658 615
trash-can: 412 463 804
trash-bags: 728 636
laundry-detergent: 631 899 720 585 838
dish-soap: 631 804 898
household-cleaner: 585 898 631
toilet-paper: 999 700
facial-tissue: 999 478 700 549
drying-rack: 729 872 605
clothes-hanger: 600 473
clothespin: 677 600
food-container: 659 868 898 790
lunch-box: 709 868 748 478
insulated-lunch-bag: 748 636 414 790
drawer-organizer: 868 519 553
storage-basket: 588 790 519
glass-jar: 898 647 720 441 438 804
salt-pepper-shakers: 773 441 572
spice-jar: 773 720
wall-hook: 600
door-stopper: 600 813
masking-tape-home: 999 700 758
watering-can: 725 899 463 849
spray-bottle: 585 898 631 838
garden-hose: 506 488 616 758 52 64
pruning-shears: 473 512 623
garden-rake: 462 840 792
shovel-trowel: 813 792 618 499 910 623 696
garden-tool-set: 784 587 512 473 618 792
grass-trimmer: 621 882 792
houseplant: 738 580 883 984
succulent: 738 944 883
cut-flowers: 883 985 738 986
plant-stand: 738 872 532
green-tea: 692 478 936
matcha: 551 692 936
coffee-beans: 692 967 728
ground-coffee: 692 967 720
instant-coffee: 720 692 504
fruit-juice: 737 898 631 838 720 470 969 440
soda: 737 440 455 653
bottled-water: 898 737
energy-drink: 737 653 440
bottled-tea: 737 898
soy-milk: 478 653 898
mixed-nuts: 988 692 990
potato-chips: 692 509
chocolate: 692 960 509 893
gummy-candy: 509 692
hard-candy: 509 692
cake: 927 509 960
cookies: 932 509 692 931
rice: 692 728
instant-noodles: 692 925 809 959
canned-food: 653 720 692 647
dried-noodles: 959 692
breakfast-cereal: 692 478
soy-sauce: 440 907 737 720
cooking-oil: 737 907 898 631
spices: 692 720 773
honey: 599 720 647
jam-spread: 720 647 949
cheese-dairy: 653 767
whiskey: 907 440 711 901
vodka: 907 898 440
sake: 907 440 901
dash-cam: 732 759 475 745
car-stereo: 482 485 754 848
car-speaker: 632 818
gps-navigator: 590 487 605 664 685 761
car-usb-charger: 844 626 673
car-phone-holder: 605 487 475 600 872
parking-sensor: 673 622
car-seat-cover: 785 765 831
car-floor-mat: 539 741
steering-wheel-cover: 479 506 616
windshield-sunshade: 904 905 879
car-trunk-organizer: 636 519 790
car-headrest-pillow: 721
car-key-remote: 761 605 673
car-cover: 511 797 436
roof-box: 436 656
wiper-blade: 623 777
headlight-bulb: 818 845
headlight-assembly: 818 581 475
tail-light: 818 475 581
car-sticker: 921 581
car-battery: 754 592 519 742
brake-pad: 535 767
brake-caliper: 535
engine-air-filter: 753 686 828
spark-plug: 783 845 512
ignition-coil: 845 783
alternator-starter: 758 506 535
car-radiator: 753 581
exhaust-muffler: 876 653 686
shock-absorber: 506 783 872
wheel-bearing: 535 479
car-bumper: 581 436
car-tire: 479 876
motorcycle-tire: 479 670
hubcap: 479 535
tire-inflator: 754 882 740
tire-gauge: 826 426 635
car-engine-oil: 899 631 720 653
car-coolant: 899 898 631
car-shampoo: 631 899 898
car-wax: 551 838 455
car-wash-mitt: 658 840 533
car-pressure-washer: 882 621 571
full-face-helmet: 518 560
open-face-helmet: 518 560
riding-jacket: 465 869 841 461
riding-gloves: 658 615
riding-knee-guard: 615 461
motorcycle-saddle-bag: 636 748 414
motorcycle-exhaust: 744 686 876
motorcycle-seat: 670 765
motorcycle-boots: 514
jump-starter: 754 592 605
floor-jack: 621 561 792
socket-wrench-set: 477 784 512
obd-scanner: 590 487 688 605
ev-charger: 571 844
street-motorcycle: 670 665 518
dirt-bike: 670 671 665
atv-quad: 665 802 866 609
electric-kick-scooter: 665 880 870 671
kick-scooter: 870 665 671
hoverboard: 670 802 673
jet-ski: 814 802
kettlebell: 543 725 505 422 606 849
weight-plate: 422 543 535 479
yoga-mat: 797 741 539 750 999 758
yoga-block: 767 719 721
yoga-strap: 464 785 591 906
foam-roller: 999 700 797 543 758
resistance-band: 506 488 616 464
treadmill: 602 621 702
exercise-bike: 602 880 671
weight-bench: 422 703 830
exercise-ball: 971 417 522 722 430
hand-gripper: 512 473 543
fitness-jump-rope: 488 506 616 542 758 823
sports-knee-support: 615 678 806
shin-guard: 615 461
sports-gym-bag: 636 414 748 747
baseball-bat: 542 777
baseball-glove: 429 658
american-football-ball: 768 805
basketball-hoop: 430 828
hockey-stick: 693 746
tennis-racket: 752
badminton-racket: 752
table-tennis-paddle: 752 618 813 910 693
padel-racket: 752 693
shuttlecock: 722 852
road-bike: 671 444 880
folding-bike: 671 880
electric-bike: 671 665
bike-helmet: 518 560 615 433
bike-headlight: 818 626 862
bike-lock: 507 488 695
bike-pump: 845 418 872
bike-saddle: 671 670 765
bike-wheelset: 479 880
bike-pedal: 507 535
hiking-backpack: 414
dry-bag: 414 463 797 728
camping-stove: 626 766 827 606
outdoor-barbecue-grill: 766 827 428
fire-pit: 766 556 469
camping-chair: 559 703
camping-table: 532 559
camping-hammock: 669 843 701
handheld-flashlight: 626 862 818 650 589 745
headlamp: 818 464 836 570 759
camping-lantern: 862 470 846 619
trekking-pole: 795 733 731 840 523 872
outdoor-pocket-knife: 623 512 626
multi-tool: 512 473 623 784
hiking-compass: 635 826 409 531
climbing-harness: 785 414 464 616 488 676
climbing-gear: 488 616 600 507
climbing-carabiner: 488 600 507 695
climbing-chalk-bag: 636 414 463 748
crampons: 488 774 71 512
water-filter-straw: 563 845
paracord-rope: 616 506
astronomical-telescope: 872 447 744 755
monocular: 622 447
camping-cooler-box: 519 771 899 492
swim-goggles: 801 836 837 570
swim-fins: 801 774 908
diving-wetsuit: 638 465 841
surfboard: 693 978 814
paddle-board: 693 472
kayak: 472 693
life-jacket: 465 842 414
swim-ring: 417 876 805 842
inflatable-swimming-pool: 876 435
fishing-rod: 758 733 563
fishing-reel: 758
fishing-lure: 391 600 393
tackle-box: 477 709 519
skis: 795
ski-boots: 514 770
snowboard: 795 693 606 813
snowboard-boots: 514 770
ice-skates: 770 795 514
ski-goggles: 836 837 801 570 518 796
ski-helmet: 518 560
boxing-gloves: 658 747 615 961
punching-bag: 747
karate-taekwondo-uniform: 614 617 697
darts: 744 784 563 418
dartboard: 409 892
golf-driver-wood: 673 813 618 606
golf-iron: 512 618 792 587
golf-bag: 414 747 636 575
golf-glove-tee: 658
skateboard: 693 880 770 813 795
longboard: 693 880
inline-skates: 770 535
quad-roller-skates: 770
frisbee: 923 868 701
pool-cue: 736 563 542
bowling-pins: 898 720
award-trophy: 572 883 503 469
award-medal: 826 635 455
lip-gloss: 629 626 563
lip-balm: 629 631 626
foundation-makeup: 631 711 838 551
cushion-compact: 551 605 455
concealer: 629 631
eyeshadow: 551 696 712
mascara: 629 563 696
eyeliner: 563 418 629
eyebrow-pencil: 563 418
false-eyelashes: 78 552
blush: 551
makeup-brush: 696 840 462
makeup-sponge: 767 719
vanity-mirror: 551 409 475 648
beauty-cosmetic-bag: 709 748 893
temporary-tattoo: 921
facial-cleanser: 631 838 804
face-toner: 711 898 631
face-moisturizer: 631 838 551
eye-cream: 631 838
face-serum: 711 720 680 585
sheet-mask: 643 692
facial-cleansing-device: 673 589 761
face-roller: 813 840 618
gua-sha: 714 512
hair-conditioner: 631 838
shampoo: 631 838 585
hair-oil: 711 631 720
hair-mask: 631 551
hair-dye: 478 921 631
hair-wax: 551 838 455
hair-straightener: 584 626 589 512 623 844
curling-iron: 584 840 589
hair-comb: 584 714
hair-brush: 584 696 840
wig: 903 552 584
womens-perfume: 711
mens-cologne: 711
body-mist: 585 711
deodorant: 585 631 629
nail-polish: 711 629 631 720
gel-nail-lamp: 673 606 605
press-on-nails: 712 714
nail-clipper: 473 512 626
nail-file: 623 769
manicure-set: 709 893 477
razor: 626 587 840 589 813
electric-shaver: 589 673 650 761 626
hair-clipper: 589 626 740 761 650 710
body-trimmer: 589 626 761 563
shaving-cream: 585 838 631
shaving-brush: 696 840
beard-oil: 711 720
epilator: 589 673
ipl-hair-removal: 589 740
beauty-tweezers: 512 623 677
toothbrush: 840 696 563 418 584
electric-toothbrush: 589 563 418 650 840
toothbrush-heads: 840 584
toothpaste: 838 631 692
mouthwash: 898 631 737
dental-floss: 605 673 767
water-flosser: 804 725 589
bar-soap: 767 719 712
shower-gel: 631 804 838 898
hand-soap: 804 631
body-lotion: 631 838 804
hand-cream: 838 631
body-scrub: 551 631
bath-bomb: 522 509 722
bath-sponge: 973 911 458
hand-sanitizer: 804 631 898
wet-tissues: 692 999 549
sanitary-pads: 529 692
muscle-massage-gun: 589 740 587
neck-massager: 678 721 606
foot-massager: 882 811
massage-chair: 831 423 765
fever-thermometer: 845 563 418 844
forehead-thermometer: 589 740 761
blood-pressure-monitor-home: 688 826 754 605 530
home-pulse-oximeter: 605 473 673
body-scale: 778 605 606
first-aid-kit: 477 709 636 748
pill-box: 709 720 868
vitamins: 720 631
dietary-supplement: 720 692
protein-powder: 720 653 692 631
wheelchair-home: 870 559 612 765
walking-aid: 523 872
rollator: 523 791 870
adult-diaper: 529
sleep-mask: 643 836 459
building-blocks: 478 519 865 611 709
minifigure: 865 850 719
magnetic-tiles: 611 709
wooden-blocks: 519 611 398
plastic-model-kit: 847 895 921 478
teddy-bear: 850
stuffed-animal: 850 259
fashion-doll: 865 578 655
baby-doll: 850 529 865 452
matryoshka: 719 883 865
dollhouse: 495 448 660 548
hand-puppet: 850 806 658
diecast-car: 817 511 436 751 661 468 609
toy-truck: 569 555 867 717 864 586
toy-excavator: 730 866 595 803
toy-train-set: 820 547 565 705
toy-plane: 404 895 908
toy-helicopter: 404 895 908 545
rc-car: 751 609 573 817
rc-plane: 895 404 908
toy-drone: 895 545 404 744
strategy-board-game: 478 921 611 917 916
playing-cards: 921 917 549 611
family-card-game: 921 478
rubiks-cube: 709 611 508 398
chess-set: 708 736 519
mahjong-set: 508 709 398
dice-set: 767 709 522
kite: 701 879 723
bubble-machine: 971 589
water-gun: 763 413 740 589
sand-toys: 463 792
balance-bike: 870 880 671
ride-on-car: 573 511 817 870
rocking-horse: 765 476
electric-ride-on: 573 609 665
kids-swing: 843 516
kids-slide: 868 843
kids-trampoline: 417 669
foam-dart-blaster: 763 413 764 740
shape-sorter: 398 719 865
science-experiment-kit: 438 921 478
play-dough: 961 509 631
lcd-writing-tablet: 681 620 782 664
diamond-painting: 611 921
bead-kit: 398 679 509
toy-keyboard-piano: 810 881 687 508
toy-microphone: 650
superhero-action-figure: 865 461 524 465
scale-anime-figure: 865 655 614
blind-box-figure: 850 865 719 478
robot-toy: 865 732 518 662
dinosaur-figure: 51 48 47 26
animal-figure: 850 345 354
trading-card-pack: 921 917 692
toy-kitchen: 827 651 548
play-food: 953 949 509
toy-tool-set: 477 784 740
play-tent: 672 669 879 915
latex-balloon: 417 971
foil-balloon: 417 405
fidget-spinner: 545 723 535
squishy-toy: 719 850 522
yo-yo: 758 826 455
party-banner: 723 879 557
spinning-top: 723 847 455
novel: 549 446 893
textbook: 921 446 918 623 549
picture-book: 921 917 916
cookbook: 921 922 963
art-book: 921 917
manga-book: 917 921
print-magazine: 921 917 922
newspaper: 918 922 916
movie-poster: 921 916 917 664
dvd-movie: 921 916 848
blu-ray-movie: 921 916
vinyl-record: 921 916 712 848 417
music-cd: 921 916 712
idol-album: 921 478 549
vinyl-record-player: 848 485 826 579 526
light-stick: 650 862 470
classical-guitar: 402 889
bass-guitar: 546
ukulele: 402 420
mandolin: 402 420 889
recorder-flute: 558 683
clarinet: 683 558 432
trumpet: 513 566 875
tuba: 566 776 875
music-keyboard: 881 810 687 508
digital-piano: 881 687 579
drum-kit: 541 577 822
cymbal: 577 541
cajon: 632 541 519
tambourine: 541 641
kalimba: 810 398 642
xylophone: 642
guitar-pick: 714
guitar-bag: 636 402 414
instrument-case: 492 889 636
music-stand: 872 703
instrument-tuner: 605 530 754
metronome: 426 754 409 682
stage-wireless-microphone: 650
guitar-amp: 632 754 848
effects-pedal: 605 754 592 662
audio-mixer: 688 482 508 878
dj-controller: 848 482 688 485
pa-speaker: 632
stage-light: 818 732
disco-ball: 971 417 818
audio-interface: 662 754 848
engagement-ring: 464 679 584
gemstone-ring: 464 679 584
wedding-band: 464 876 600 488 679
fashion-ring: 464 679 584 600
mens-ring: 464 679 507
pendant-necklace: 679 488 451
neck-chain: 488 679
choker: 679 678 488
pearl-necklace: 679 488
bead-necklace: 679 488 398
pendant: 679 488 451
cross-pendant: 679 488 451
stud-earrings: 679 584 522 464
hoop-earrings: 600 679 464 488 584
drop-earrings: 679 600 584 488
bangle: 464 488 679 507
chain-bracelet: 488 679 464
beaded-bracelet: 679 488 398
charm-bracelet: 679 488
cord-bracelet: 488 679 616
leather-bracelet: 464 488 531 616
womens-watch: 531 409 826 464 488 635
mens-watch: 531 409 826 635
mechanical-watch: 531 409 826
smartwatch: 531 605 487
watch-strap: 464 531 488
watch-box: 709 492 893
brooch: 584 464 679
pin-badge: 455 464 584 679
tiara: 584 679 694
hair-clip: 584 473
scrunchie: 584 552 591
headband: 584 464 679
cufflinks: 464 584 844
tie-clip: 626 584 906
jewelry-box: 492 709 748
loose-gemstone: 714 679
crystal-cluster: 973 980 970
jewelry-beads: 398 679 988
baby-bottle: 680 898 720 631
sippy-cup: 680 898 504 503
kids-plate: 923 868
breast-pump: 680 725 898
bottle-sterilizer: 859 521 804
pacifier: 680 709 902
infant-formula: 720 653 692
cloth-diaper: 529
baby-wipes: 692 999 700
changing-mat: 529 797
potty: 861 435 876
baby-stroller: 870 791 612 516 428
infant-car-seat: 785 516 529 414 765
baby-carrier-wrap: 414 529 785
diaper-bag: 748 636 414
playpen: 520 431
high-chair: 559 765 520 423
baby-bouncer: 516 765 431
crib-mobile: 723 494 476
baby-blanket: 529 750 434 797
baby-bodysuit: 529 443 610 697
baby-romper: 529 697 443
baby-outfit-set: 529 697 443 610
baby-hat: 452 433 443
baby-socks: 806 658 496
baby-shoes: 774 630 770 658
girls-dress: 578 601 655 443 689
kids-tshirt: 610 443 841
kids-hoodie: 841 610 474
kids-pants: 608 697 842
kids-jeans: 608
kids-jacket: 841 869 610
kids-pajamas: 697 529 841
kids-sneakers: 770 502
kids-swimsuit: 638 639 445
baby-rattle: 641 680
baby-teether: 680 719
baby-play-mat: 741 750 611
baby-gym: 723 843 520
activity-toy: 865 398 719
baby-walker: 870 516
baby-monitor: 605 754 732 487
safety-gate: 489 520 716
school-backpack: 414
kids-lunch-box: 709 748
kids-water-bottle: 898 680
dog-chew-toy: 641 676 852
dog-rope-toy: 616 824
dog-coat: 841 474
puppy-pads: 529 999
poop-bags: 728 999
training-clicker: 902 673
cat-teaser: 723 552
cat-tree: 708 872 863
cat-scratching-board: 539 519 478
clumping-litter: 692 728
litter-box: 435 876 519 412
fish-tank: 973 971 393
aquarium-filter: 804 898
aquarium-plant: 973 991
bird-cage: 448 494 743
bird-seed: 692 987
wild-bird-feeder: 448 562
hamster-cage: 448 519
hamster-wheel: 338 694
dry-dog-food: 692 728 478
wet-dog-food: 653 720 692
dry-cat-food: 692 728
dog-treat: 692 932
dog-bowl: 659 809 505
automatic-pet-feeder: 804 412 550
pet-water-fountain: 562 804 571
pet-brush: 840 696 584
pet-shampoo: 631 838
pet-nail-clipper: 473 512
dog-collar: 464 488 507 679 785
dog-leash: 488 464 616 506
retractable-leash: 506 740 673
dog-harness: 785 414 464 676
pet-carrier-bag: 748 636 414 519
pet-stroller: 870 791
pet-bed: 721 431 588 750
dog-house: 448 427
pet-crate: 519 489 520
gel-pen: 418 563
luxury-pen: 418 563
wood-pencil: 418 749 769 563
permanent-marker: 418 563 629 626
highlighter: 418 629 626 767
art-marker: 418 629 709
correction-tape: 767 710 673
mechanical-pencil: 418 563
manual-sharpener: 710 767
notebook: 549 893 446 921 916 681
journal-notebook: 893 446 549 921
planner: 893 446 549 921
memo-pad: 549 921 446
sticky-note: 549 767
copy-paper: 549 478 700
wall-calendar: 921 916 918 611
desk-calendar: 921 916 530
greeting-card: 549 921 917
business-card: 549 893 921 916
gift-bag-box: 478 549 748 492
desk-organizer: 709 553 729 868
pen-holder: 709 504 503 463 710 696 418
pencil-case: 709 748 893
desk-mat: 741 539 508
bookend: 453 600
file-folder: 549 446 553 893
clipboard: 446 549 692
desktop-stapler: 473 587 673 710
hole-punch: 473 710 587
binder-clip: 677 772 600
desktop-calculator: 590 508 761 810 605 707
paper-shredder: 742 713 412
laminator: 742 848 713
label-maker: 742 754 590 713
price-gun: 740 763 589 473
cash-register: 480 742 878 527 707
typewriter: 878
crayons: 418 709 470 629
colored-pencils: 709 418 749
acrylic-paint: 631 838 629
watercolor-paint: 551 696 868 709
sketchbook: 446 549 893
ruler: 769 798
craft-scissors: 473 512 623
utility-cutter: 623 512 626
glue-stick: 629 631 626
glue-gun: 589 740 763
stretched-canvas: 782 664 549
whiteboard: 664 782 916 851
chalkboard: 922 664 782
cork-board: 539 921
art-easel: 872 703 559
laser-pointer: 418 626 563
push-pin: 677 772 783
letter-envelope: 549
shipping-box: 478 519
poly-mailer: 728 549
bubble-wrap: 728 599
packing-tape: 999 700 758
sticker-label: 549 455 921 611
decorative-stickers: 455 921 611 917
rubber-stamp: 710 767 626
ergonomic-office-chair: 423 765 559
executive-chair: 423 831 857
office-gaming-chair: 423 765
office-standing-desk: 526 532
reception-executive-desk: 526 532 493 708
filing-cabinet: 553 493
mobile-pedestal: 553 493
office-bookcase: 453 495 894
metal-storage-rack: 729 453 519
meeting-table: 532 526
precision-screwdriver: 784 418
workshop-wrench: 512 784 587 473
adjustable-wrench: 512 587 784
workshop-hex-key: 512 784 600
workshop-pliers: 473 512 587
workshop-hand-saw: 499 623 596
workshop-clamp: 512 783 587
axe: 596 587
workshop-utility-knife: 623 512
rotary-hammer: 740 491
impact-driver: 740
angle-grinder: 740 589 606 491
circular-saw: 740 491 606
jigsaw-tool: 740 606 786
workshop-chainsaw: 491 621
welder: 754 632 742
sander-polisher: 606 740 882
high-pressure-washer: 882 621 571
drill-bits: 783 512 784 677
saw-blade: 535 826
workshop-tape-measure: 605 769 758 826 673 506
measuring-multimeter: 590 688 487 754 761
kitchen-scale: 778 605 868
luggage-scale: 778 600
measuring-thermo-hygrometer: 426 530 605 409
measuring-infrared-thermometer: 740 589 763
measuring-caliper: 769 512
laser-distance-meter: 590 487 761
spirit-level: 769 798
pressure-gauge: 426 826 685 409
lab-microscope: 447 872 786 550
lab-magnifying-glass: 633 828 618
lab-flask: 438 572 711
test-tube: 845 438
safety-helmet: 518 560 433 808
safety-goggles: 801 836 837 570
welding-helmet: 518 570
work-gloves: 658 615
safety-disposable-gloves: 658 728
safety-face-mask: 643 459 570
respirator: 570 643 691
safety-reflective-vest: 465 652
fire-extinguisher: 585 571 640 653
traffic-cone: 919 920
safety-work-shoes: 514 770 630
ear-muffs-protection: 823 518
hardware-screws: 783 677
bolts-nuts: 783 677 512
hardware-cable-ties: 840 488 506
hardware-wall-hook: 600
hardware-padlock: 695 507
hardware-door-lock: 844 507 695 600
key-blank: 473 512 600
cabinet-hinge: 464 600 772
door-handle: 600 844 896 464 731 846 818
door-latch: 600 695
hardware-metal-chain: 488
hardware-rope: 616 506 488 758
neodymium-magnet: 455 464
electrical-tape: 999 758 876
house-wall-paint: 463 653 720
house-spray-paint: 585 653
house-paint-roller: 840 696 999
hand-truck: 791 561 428 872
platform-cart: 791 868 561
site-wheelbarrow: 428 791
workshop-ladder: 872 733 702
workshop-step-ladder: 872 559 703
water-pump: 571 686 550
submersible-pump: 686 571
industrial-air-compressor: 882 621 811
wall-switch-socket: 844
circuit-breaker: 844 754
electric-wire: 506 488 616
pipe-fitting: 600 512 783 876
valve: 562 512 600
industrial-hose: 506 616
industrial-electric-motor: 686 571 545
bearing: 479 535 876
gear-wheel: 535 479 694
industrial-generator: 621 754 571
medical-blood-pressure-monitor: 688 754 826
medical-bandage-roll: 999 419 824
dental-instrument: 512 845 623
medical-wheelchair: 870 612 559
medical-crutches: 523
medical-walker: 523 872
hospital-bed: 830 520
arduino-board: 592 508 662 613
raspberry-pi: 592 662 605
relay-module: 592 844
temperature-sensor: 592 488
breadboard: 592 611 508
jumper-wires: 506 840 488
resistors: 677 783 772
capacitors: 720 677
integrated-circuit: 592 772
soldering-iron: 563 784 418 845
soldering-station: 754 688 563
solder-wire: 758 506
wire-stripper: 473 512
bench-power-supply: 688 754 848
fdm-3d-printer: 742 786 743 872
filament: 758 506
laser-engraver: 742 606
servo-motor: 592 673
dc-motor: 686 506
robot-kit: 586 847 865
lithium-cell: 720 626
switching-power-supply: 753 592 848
power-adapter-dc: 844 673 506
solar-panel: 807 904 664
lcd-module: 590 664 592
led-strip: 488 506 758
cpu: 592 611 508
graphics-card: 592 753 545 632
desktop-ram: 592 508 593
laptop-ram: 592 508
motherboard: 592 508 662
internal-hard-drive: 592
internal-ssd: 592 605 893
pc-case: 527 632 753 771
pc-power-supply: 753 754 592
cpu-air-cooler: 753 545 632
case-fan: 545 753
liquid-cooler: 545 753 506
video-game: 921 916 917
software-pc-game: 921 916
photo-editing-software: 921 916 478
operating-system: 921 916 478
office-suite: 921 916 478
antivirus-software: 921 916 478
music-production-software: 921 478 916
`;
